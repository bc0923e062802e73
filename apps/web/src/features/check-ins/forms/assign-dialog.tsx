import type { CheckInAssignment } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../../lib/api-error.ts';
import { type FormErrors, validateBy } from '../../../lib/contract-form.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAssignForm, type useForms, useTags } from './api.ts';
import {
  type AssignForm,
  type Athlete,
  consequenceOf,
  type Roster,
  reach,
  rosterOf,
  TARGET_KINDS,
  type TargetKind,
  toTarget,
} from './assign-target.ts';
import { AthletesField } from './athletes-field.tsx';
import { athletesText, timeText, toTimeBody, USUAL_TIME } from './form-text.ts';
import { TimeFields } from './time-fields.tsx';

interface AssignDialogProps {
  list: NonNullable<ReturnType<typeof useForms>['data']>;
  /** The form to assign; null for the standard one. */
  formId: string | null;
  /** Chosen in advance. */
  athletes?: readonly Athlete[];
  onClose: () => void;
  onAssigned?: () => void;
}

const validate = validateBy(() =>
  import('@posedown/contract').then(({ checkInAssignmentSchema }) => checkInAssignmentSchema),
);

const UNREACHED =
  'We couldn’t reach the server. Your athletes’ check-ins may not have changed. Try again.';

/** Gives a form, weekday and time to some or all athletes. */
export function AssignDialog(props: AssignDialogProps) {
  const { list, formId, athletes, onClose, onAssigned } = props;
  const id = useId();
  const tags = useTags().data?.tags ?? [];
  const [counted] = useState(list);
  const roster = rosterOf(counted, tags);
  const form = useForm<AssignForm>({
    initialValues: {
      ...{ ...USUAL_TIME, formId: formId ?? '' },
      kind: athletes ? 'athletes' : roster.unscheduled > 0 ? 'unscheduled' : 'all',
      ...{ phase: '', tag: '', athletes: [...(athletes ?? [])] },
    },
  });
  const [failure, setFailure] = useState<string>();
  const assign = useAssignForm();
  const { busy, run } = useSingleFlight();
  const count = reach(form.values, roster);

  async function send() {
    setFailure(undefined);
    const body = { ...toTimeBody(form.values), to: toTarget(form.values) };
    const errors = byField(await validate(body));
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    // Validated above, so it is complete.
    const checked = body as CheckInAssignment;
    try {
      const { assigned } = await assign.mutateAsync(checked);
      const message = `${athletesText(assigned)} ${assigned === 1 ? 'checks' : 'check'} in on ${timeText(checked)}.`;
      void showToast({ title: 'Check-ins set up', message });
      onClose();
      onAssigned?.();
    } catch (error) {
      form.setErrors(byField(fieldErrorsOf(error)));
      setFailure(userMessageOf(error, UNREACHED));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(send);
  }

  return (
    <Dialog
      title="Assign a form"
      intro="Athletes get it once a week, on their own clock. It opens a day before it’s due."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label={count > 0 ? `Assign to ${athletesText(count)}` : 'Assign'}
          busyLabel="Assigning..."
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <Stack id={id} as="form" gap="lg" onSubmit={submit} noValidate>
        <TimeFields form={form} standardName={list.standard.name} forms={list.forms} />
        <TargetFields form={form} roster={roster} />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}

/** Errors of the request by field of the form. */
function byField({ minute, ...errors }: FormErrors): FormErrors {
  const { 'to.phase': phase, 'to.tag': tag, 'to.ids': ids, ...others } = errors;
  return {
    ...others,
    ...(minute ? { clock: 'Choose a time' } : {}),
    ...(phase ? { phase: 'Choose a phase' } : {}),
    ...(tag ? { tag: 'Choose a tag' } : {}),
    ...(ids ? { athletes: ids } : {}),
  };
}

const KIND_LABELS: Record<TargetKind, string> = {
  unscheduled: 'Those without one',
  all: 'Everyone',
  phase: 'A phase',
  tag: 'A tag',
  athletes: 'Chosen athletes',
};

/** Whether a choice reaches anyone. */
function isOffered(kind: TargetKind, { unscheduled, tags }: Roster): boolean {
  if (kind === 'unscheduled') return unscheduled > 0;
  return kind !== 'tag' || tags.length > 0;
}

function TargetFields({ form, roster }: { form: Form<AssignForm>; roster: Roster }) {
  const { kind, phase, tag, athletes } = form.values;
  const kinds = TARGET_KINDS.filter((one) => isOffered(one, roster));
  const consequence = consequenceOf(form.values, roster);
  return (
    <>
      <ChoiceField
        {...fieldProps(form, 'kind')}
        label="For"
        choices={kinds.map((value) => ({ value, label: KIND_LABELS[value] }))}
      />
      {kind === 'phase' && (
        <SelectField
          {...fieldProps(form, 'phase')}
          value={phase}
          label="Phase"
          placeholder="Choose a phase"
          choices={roster.phases.map((one) => ({
            value: one.phase,
            label: `${one.phase} (${one.athletes})`,
          }))}
        />
      )}
      {kind === 'tag' && (
        <SelectField
          {...fieldProps(form, 'tag')}
          value={tag}
          label="Tag"
          placeholder="Choose a tag"
          choices={roster.tags.map((one) => ({
            value: one.tag,
            label: `${one.tag} (${one.athletes})`,
          }))}
        />
      )}
      {kind === 'athletes' && (
        <AthletesField
          chosen={athletes}
          onChange={(chosen) => form.setValues({ athletes: chosen })}
          error={form.errors.athletes}
        />
      )}
      {consequence && (
        <Text size="md" muted>
          {consequence}
        </Text>
      )}
    </>
  );
}
