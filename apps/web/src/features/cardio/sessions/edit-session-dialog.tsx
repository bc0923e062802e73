import { CARDIO_LIMITS, isOnFoot } from '@posedown/coaching';
import type { CardioSession, Units } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../../lib/api-error.ts';
import { validateBy } from '../../../lib/contract-form.ts';
import { formatWeekday, withYear } from '../../../lib/days.ts';
import { DISTANCE_UNIT, SPEED_UNIT } from '../../../lib/units.ts';
import { useBaseVersion } from '../../../lib/use-base-version.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useChangeSession } from '../api.ts';
import { STEADY_CHOICES } from '../modality-text.ts';
import { type SessionForm, sessionForm, toSessionChange } from './session-form.ts';
import classes from './sessions.module.css';

interface EditSessionDialogProps {
  userId: string;
  units: Units;
  session: CardioSession;
  onClose: () => void;
}

const validate = validateBy(() =>
  import('@posedown/contract').then(({ cardioSessionChangeSchema }) => cardioSessionChangeSchema),
);

const UNREACHED = 'We couldn’t reach the server, so the session wasn’t changed. Try again.';

/** Edits a session. */
export function EditSessionDialog({ userId, session, onClose, ...opened }: EditSessionDialogProps) {
  const id = useId();
  // Fixed while open: switching units on another device would change what the typed numbers mean.
  const [units] = useState(opened.units);
  const change = useChangeSession(userId);
  const [failure, setFailure] = useState<string>();
  const { version, rebaseOnConflict } = useBaseVersion(session.version);
  const form = useForm({ initialValues: sessionForm.format(session, units) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    const body = { ...toSessionChange(form.values, session, units), version };
    const errors = sessionForm.inOwnWords(await validate(body), units);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    change.mutate(
      { sessionId: session.id, ...body },
      {
        onSuccess: () => {
          void showToast({ title: 'Session Saved', message: 'Its calories are updated.' });
          onClose();
        },
        onError: (error) => {
          form.setErrors(sessionForm.inOwnWords(fieldErrorsOf(error), units));
          setFailure(rebaseOnConflict(error) ?? userMessageOf(error, UNREACHED));
        },
      },
    );
  }

  return (
    <Dialog
      title="Edit session"
      intro={`${session.type}, ${withYear(formatWeekday, session.date)}`}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="md" loading={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save session'}
        </Button>
      }
    >
      <Stack as="form" gap="lg" id={id} onSubmit={(event) => void submit(event)} noValidate>
        <Fields form={form} units={units} />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}

function Fields({ form, units }: { form: Form<SessionForm>; units: Units }) {
  const { modality, speedKmh, inclinePercent } = form.values;
  const hasPace = isOnFoot(modality) || speedKmh !== '' || inclinePercent !== '';
  const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <ChoiceField {...fieldProps(form, 'modality')} label="Machine" choices={STEADY_CHOICES} />
      <div className={classes.figures}>
        <TextField
          {...fieldProps(form, 'durationSeconds')}
          {...decimal}
          label="Duration"
          unit="min"
        />
        <TextField
          {...fieldProps(form, 'distanceKm')}
          {...decimal}
          label="Distance"
          unit={DISTANCE_UNIT[units]}
          optional
        />
        {hasPace && (
          <>
            <TextField
              {...fieldProps(form, 'speedKmh')}
              {...decimal}
              label="Speed"
              unit={SPEED_UNIT[units]}
              optional
            />
            <TextField
              {...fieldProps(form, 'inclinePercent')}
              {...decimal}
              label="Incline"
              unit="%"
              optional
            />
          </>
        )}
        <TextField
          {...fieldProps(form, 'averageHeartRate')}
          label="Average heart rate"
          inputMode="numeric"
          autoComplete="off"
          unit="bpm"
          optional
        />
      </div>
      <StepperField
        {...fieldProps(form, 'rpe')}
        label="Effort (RPE)"
        limit={CARDIO_LIMITS.rpe}
        start={5}
        unit="of 10"
        optional
      />
      <TextAreaField {...fieldProps(form, 'notes')} label="Notes" optional />
    </>
  );
}
