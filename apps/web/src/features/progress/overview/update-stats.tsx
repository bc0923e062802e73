import { PROGRESS_LIMITS } from '@posedown/coaching';
import type { Profile, ProgressOverview } from '@posedown/contract';
import type { FormEvent } from 'react';
import { limitIn } from '../../../lib/range-message.ts';
import { WEIGHT, WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import classes from './overview.module.css';
import { useStatsForm } from './use-stats-form.ts';

interface UpdateStatsProps {
  overview: ProgressOverview;
  profile: Profile;
}

const START = { weightKg: 75, bodyFat: 15 };
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Today's weight and body fat, saved as an entry. */
export function UpdateStats({ overview, profile }: UpdateStatsProps) {
  const { weight, bodyFat } = overview.currentStats;
  const { units, values, errors, set, save, busy, failure } = useStatsForm(profile, weight);
  const limit = limitIn(WEIGHT, PROGRESS_LIMITS.weight, units);
  const lastWeight = oneDecimal(weightFromKg(weight ?? START.weightKg, units));

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <Card as="section" labelledBy="update-stats" className={classes.card}>
      <SectionHeader id="update-stats" title="Update Stats" intro="For today." />
      <form className={classes.form} onSubmit={submit} noValidate aria-busy={busy}>
        <StepperField
          name="weight"
          label="Weight"
          value={values.weight}
          error={errors.weight}
          onChange={(text) => set('weight', text)}
          unit={WEIGHT_UNIT[units]}
          limit={limit}
          start={lastWeight}
          placeholder={weight === null ? undefined : String(lastWeight)}
        />
        <StepperField
          name="bodyFat"
          label="Body fat"
          value={values.bodyFat}
          error={errors.bodyFat}
          onChange={(text) => set('bodyFat', text)}
          unit="%"
          limit={PROGRESS_LIMITS.bodyFat}
          start={bodyFat ?? START.bodyFat}
          placeholder={bodyFat === null ? undefined : String(bodyFat)}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
        <Button type="submit" size="md" loading={busy}>
          {busy ? 'Saving...' : 'Update Progress'}
        </Button>
      </form>
    </Card>
  );
}
