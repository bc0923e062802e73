import { FIRST_PROGRESS_DAY } from '@posedown/coaching';
import type { ProgressEntry, Units } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../../lib/api-error.ts';
import { validateBy } from '../../../lib/contract-form.ts';
import { todayIn } from '../../../lib/days.ts';
import { useProfile } from '../../../lib/profile.ts';
import { useBaseVersion } from '../../../lib/use-base-version.ts';
import { useWeightQuestion } from '../../../lib/use-weight-question.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { stackClass } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useChangeEntry } from '../api.ts';
import { BodyFields } from '../body-fields.tsx';
import { toEntryErrors } from '../check-entry.ts';
import { hasFeelings, toProgressChange } from '../entry-change.ts';
import { formOf } from '../entry-form.ts';
import { FeelingFields, HabitFields } from '../feeling-fields.tsx';
import classes from './overview.module.css';

interface EditEntryDialogProps {
  athleteId: string;
  units: Units;
  entry: ProgressEntry;
  /** The weight nearest in time, kg; null if there is no other. */
  nearKg: number | null;
  onClose: () => void;
}

const validate = validateBy(() =>
  import('@posedown/contract').then(({ progressChangeSchema }) => progressChangeSchema),
);

const UNREACHED = 'We couldn’t reach the server, so the entry wasn’t changed. Try again.';

/** Edits an entry. */
export function EditEntryDialog({
  athleteId,
  entry,
  nearKg,
  onClose,
  ...opened
}: EditEntryDialogProps) {
  const id = useId();
  // Fixed while open: if another device switched the units, a typed number would become another
  // weight.
  const [units] = useState(opened.units);
  const change = useChangeEntry(athleteId);
  const today = todayIn(useProfile(athleteId).data?.timezone);
  const [failure, setFailure] = useState<string>();
  const { version, rebaseOnConflict } = useBaseVersion(entry.version);
  const form = useForm({ initialValues: formOf(entry, units) });
  const askAboutWeight = useWeightQuestion(nearKg, units, 'Your weight around that day');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    const body = { ...toProgressChange(form.values, units, entry), version };
    const errors = toEntryErrors(await validate(body), units);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    const { weight } = form.values;
    const question = weight === formOf(entry, units).weight ? undefined : askAboutWeight(weight);
    if (question) return form.setErrors({ weight: question });
    change.mutate(
      { entryId: entry.id, ...body },
      {
        onSuccess: () => {
          void showToast({ title: 'Entry Saved', message: 'Your trend uses it from now on.' });
          onClose();
        },
        onError: (error) => {
          form.setErrors(toEntryErrors(fieldErrorsOf(error), units));
          setFailure(rebaseOnConflict(error) ?? userMessageOf(error, UNREACHED));
        },
      },
    );
  }

  return (
    <Dialog
      title="Edit entry"
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="md" loading={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save entry'}
        </Button>
      }
    >
      <form
        id={id}
        className={`${stackClass('lg')} ${classes.form}`}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <DayField {...fieldProps(form, 'date')} label="Date" min={FIRST_PROGRESS_DAY} max={today} />
        <BodyFields form={form} units={units} last={{}} />
        {hasFeelings(entry) && <FeelingFields form={form} />}
        <HabitFields form={form} units={units} last={{}} />
        <TextAreaField {...fieldProps(form, 'notes')} label="Notes" optional />
        {failure && <FormNotice>{failure}</FormNotice>}
      </form>
    </Dialog>
  );
}
