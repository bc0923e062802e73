import { SUPPLEMENT_TIMES, SUPPLEMENT_UNITS } from '@posedown/coaching';
import type { Supplement, SupplementBody } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import { validateBy } from '../../lib/contract-form.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useBaseVersion } from '../../lib/use-base-version.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ChipsField } from '../../ui/form/chips-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { useAddSupplement, useChangeSupplement } from './api.ts';
import { formOf, type SupplementForm, toBody } from './supplement-form.ts';
import { TIME_LABELS, WEEKDAY_NAMES } from './supplement-text.ts';

interface SupplementDialogProps {
  userId: string;
  /** The supplement being edited; undefined to add one. */
  supplement?: Supplement;
  onClose: () => void;
}

const validate = validateBy(() =>
  import('@posedown/contract').then(({ supplementBodySchema }) => supplementBodySchema),
);

const UNREACHED = 'We couldn’t reach the server, so your list wasn’t changed. Try again.';
const UNITS = SUPPLEMENT_UNITS.map((unit) => ({ value: unit, label: unit }));
const TIMES = SUPPLEMENT_TIMES.map((time) => ({ value: time, label: TIME_LABELS[time] }));

/** Adds or edits a supplement of the list. */
export function SupplementDialog({ userId, supplement, onClose }: SupplementDialogProps) {
  const id = useId();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const add = useAddSupplement(userId);
  const change = useChangeSupplement(userId);
  const form = useForm({ initialValues: formOf(supplement) });
  const { version, rebaseOnConflict } = useBaseVersion(supplement?.version ?? 0);
  const [failure, setFailure] = useState<string>();
  const busy = add.isPending || change.isPending;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    const body = toBody(form.values);
    const errors = await validate(body);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    // Validated above, so all required fields are present.
    const checked = body as SupplementBody;
    const onError = (error: unknown) => {
      form.setErrors(fieldErrorsOf(error));
      if (isOtherRequest(error)) setRequestKey(newRequestKey());
      setFailure(rebaseOnConflict(error) ?? userMessageOf(error, UNREACHED));
    };
    const then = { onSuccess: onClose, onError };
    if (!supplement) return add.mutate({ ...checked, requestKey }, then);
    change.mutate({ ...checked, id: supplement.id, version }, then);
  }

  return (
    <Dialog
      title={supplement ? 'Edit supplement' : 'Add supplement'}
      intro={
        supplement
          ? 'Changes apply from today. Earlier days keep what you took.'
          : 'It’s on your list from today.'
      }
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="md" loading={busy}>
          {busy ? 'Saving...' : 'Save supplement'}
        </Button>
      }
    >
      <Stack id={id} as="form" gap="lg" onSubmit={(event) => void submit(event)} noValidate>
        <Fields form={form} />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}

function Fields({ form }: { form: Form<SupplementForm> }) {
  const { value: weekdays, ...days } = fieldProps(form, 'weekdays');
  return (
    <>
      <TextField {...fieldProps(form, 'name')} label="Name" maxLength={100} autoComplete="off" />
      <Grid columns={2}>
        <TextField
          {...fieldProps(form, 'amount')}
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField {...fieldProps(form, 'unit')} label="Unit" choices={UNITS} />
      </Grid>
      <SelectField {...fieldProps(form, 'time')} label="When" choices={TIMES} />
      <ChipsField {...days} values={weekdays} label="Days" choices={WEEKDAY_NAMES} />
      <TextAreaField {...fieldProps(form, 'note')} label="Note" optional />
    </>
  );
}
