import type { Competition, Units } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { WEIGHT_UNIT } from '../../lib/units.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { useWeightLimit } from './api.ts';
import { limitForm } from './limit-form.ts';

interface LimitDialogProps {
  competition: Competition;
  units: Units;
  onClose: () => void;
}

/** Edits the weight limit of the class, from the rules of the show's season. */
export function LimitDialog({ competition, onClose, ...opened }: LimitDialogProps) {
  const id = useId();
  // Fixed while open: if another device switched the units, the typed number would mean another
  // limit.
  const [units] = useState(opened.units);
  const { userId, version } = competition;
  const form = useForm({ initialValues: limitForm.format(competition, units) });
  const save = useWeightLimit({ userId, competitionId: competition.id });

  function submit(event: FormEvent) {
    event.preventDefault();
    const errors = limitForm.errors(form.values, units);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    const { weightLimit = null, ...body } = limitForm.toBody(form.values, units, competition);
    save.mutate({ weightLimit, ...body, version }, { onSuccess: onClose });
  }

  return (
    <Dialog
      title="Class limit"
      intro="From your federation’s rules for this season. Limits change by year and height."
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="md" loading={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save limit'}
        </Button>
      }
    >
      <Stack id={id} as="form" onSubmit={submit} noValidate>
        <TextField
          {...fieldProps(form, 'weightLimit')}
          label="Weight limit"
          hint="Leave it empty if your class has none."
          inputMode="decimal"
          unit={WEIGHT_UNIT[units]}
        />
        <TextField
          {...fieldProps(form, 'weightLimitSource')}
          label="Source"
          optional
          hint="Federation, season and height class."
          maxLength={200}
        />
        {save.isError && (
          <FormNotice>{userMessageOf(save.error, 'The limit wasn’t saved. Try again.')}</FormNotice>
        )}
      </Stack>
    </Dialog>
  );
}
