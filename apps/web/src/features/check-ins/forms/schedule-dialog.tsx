import type { CheckInSchedule, CheckInScheduleBody } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../../lib/api-error.ts';
import { type FormErrors, validateBy } from '../../../lib/contract-form.ts';
import { useBaseVersion } from '../../../lib/use-base-version.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useForms, useSaveSchedule } from './api.ts';
import { timeFormOf, toTimeBody, USUAL_TIME } from './form-text.ts';
import { TimeFields } from './time-fields.tsx';

interface ScheduleDialogProps {
  athleteId: string;
  /** Null to begin weekly check-ins. */
  schedule: CheckInSchedule | null;
  onClose: () => void;
}

const validate = validateBy(() =>
  import('@posedown/contract').then(({ checkInScheduleBodySchema }) => checkInScheduleBodySchema),
);

const UNREACHED = 'We couldn’t reach the server, so nothing was changed. Try again.';

/** Sets the form, weekday and time of one athlete's check-in. */
export function ScheduleDialog({ athleteId, schedule, onClose }: ScheduleDialogProps) {
  const id = useId();
  const list = useForms();
  const save = useSaveSchedule(athleteId);
  const form = useForm({ initialValues: schedule ? timeFormOf(schedule) : USUAL_TIME });
  const { version, rebaseOnConflict } = useBaseVersion(schedule?.version ?? 0);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useSingleFlight();

  async function send() {
    setFailure(undefined);
    const body = { ...toTimeBody(form.values), version };
    const errors = byField(await validate(body));
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    try {
      // Validated above, so it is complete.
      await save.mutateAsync(body as CheckInScheduleBody);
      onClose();
    } catch (error) {
      form.setErrors(byField(fieldErrorsOf(error)));
      setFailure(rebaseOnConflict(error) ?? userMessageOf(error, UNREACHED));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(send);
  }

  return (
    <Dialog
      title="Weekly check-in"
      intro="The time is on your athlete’s own clock. The check-in opens a day before."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Save check-in"
          busyLabel="Saving..."
          busy={busy}
          disabled={!list.data}
          onCancel={onClose}
        />
      }
    >
      {list.data ? (
        <Stack id={id} as="form" gap="lg" onSubmit={submit} noValidate>
          <TimeFields
            form={form}
            standardName={list.data.standard.name}
            forms={withCurrent(list.data.forms, schedule)}
          />
          {failure && <FormNotice>{failure}</FormNotice>}
        </Stack>
      ) : (
        <QueryFallback query={list} what="your forms">
          <SkeletonArea label="Loading your forms">
            <Skeleton height="11rem" />
          </SkeletonArea>
        </QueryFallback>
      )}
    </Dialog>
  );
}

type Named = Pick<CheckInSchedule, 'formId' | 'formName'>;

/** The coach's forms, and the athlete's if an earlier coach wrote it. */
function withCurrent(forms: readonly { id: string; name: string }[], schedule: Named | null) {
  const id = schedule?.formId;
  if (!schedule || !id || forms.some((form) => form.id === id)) return forms;
  return [...forms, { id, name: schedule.formName }];
}

const byField = ({ minute, ...errors }: FormErrors): FormErrors => ({
  ...errors,
  ...(minute ? { clock: 'Choose a time' } : {}),
});
