import { PROGRESS_LIMITS } from '@posedown/coaching';
import type { Competition, Units } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { weightRangeMessage } from '../../lib/range-message.ts';
import { numberError } from '../../lib/typed-number.ts';
import { WEIGHT_UNIT } from '../../lib/units.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { useWeightLimit } from './api.ts';
import { limitText, typedLimit } from './limit-text.ts';
import classes from './prep.module.css';

interface LimitDialogProps {
  competition: Competition;
  units: Units;
  onClose: () => void;
}

/** The limit of the class for this show, as the rules of its season say. */
export function LimitDialog({ competition, onClose, ...opened }: LimitDialogProps) {
  const id = useId();
  // Switched on another device meanwhile, they would make another limit of the same figure.
  const [units] = useState(opened.units);
  const { weightLimit, weightLimitSource, userId, version } = competition;
  const [limit, setLimit] = useState(limitText(weightLimit, units));
  const [source, setSource] = useState(weightLimitSource ?? '');
  const [error, setError] = useState<string>();
  const save = useWeightLimit({ userId, competitionId: competition.id });

  function submit(event: FormEvent) {
    event.preventDefault();
    const kg = typedLimit(limit, weightLimit, units);
    const { min, max } = PROGRESS_LIMITS.weight;
    const isWrong = kg !== null && !(kg >= min && kg <= max);
    const outside = weightRangeMessage(PROGRESS_LIMITS.weight, units);
    setError(isWrong ? numberError(kg, outside) : undefined);
    if (isWrong) return;
    const body = { weightLimit: kg, weightLimitSource: source.trim() || undefined, version };
    save.mutate(body, { onSuccess: onClose });
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
      <form id={id} className={classes.dialogForm} onSubmit={submit} noValidate>
        <TextField
          name="weightLimit"
          label="Weight limit"
          hint="Leave it empty if your class has none."
          inputMode="decimal"
          unit={WEIGHT_UNIT[units]}
          value={limit}
          onChange={setLimit}
          error={error}
        />
        <TextField
          name="weightLimitSource"
          label="Source"
          optional
          hint="Federation, season and height class."
          maxLength={200}
          value={source}
          onChange={setSource}
        />
        {save.isError && (
          <FormNotice>{userMessageOf(save.error, 'The limit wasn’t saved. Try again.')}</FormNotice>
        )}
      </form>
    </Dialog>
  );
}
