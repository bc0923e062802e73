import { PROGRESS_LIMITS } from '@posedown/coaching';
import { parseNumber } from '../../lib/numbers.ts';
import { fieldProps } from '../../ui/form/field-props.ts';
import { StepperField } from '../../ui/form/stepper-field.tsx';
import classes from './body-fields.module.css';
import type { LastFigures } from './last-figures.ts';
import type { ProgressForm } from './use-entry.ts';

/** Where the buttons start for an athlete without any entry. */
const USUAL_SLEEP_HOURS = 8;
const USUAL_WATER_LITRES = 3;

/** Last night's sleep and the day's water. */
export function HabitFields({ form, last }: { form: ProgressForm; last: LastFigures }) {
  return (
    <div className={classes.pair}>
      <StepperField
        {...fieldProps(form, 'sleepHours')}
        label="Sleep hours"
        optional
        unit="hours"
        limit={PROGRESS_LIMITS.sleepHours}
        start={parseNumber(last.sleepHours ?? '') ?? USUAL_SLEEP_HOURS}
        placeholder={last.sleepHours}
      />
      <StepperField
        {...fieldProps(form, 'waterIntake')}
        label="Water intake"
        optional
        unit="litres"
        limit={PROGRESS_LIMITS.waterIntake}
        start={parseNumber(last.waterIntake ?? '') ?? USUAL_WATER_LITRES}
        placeholder={last.waterIntake}
      />
    </div>
  );
}
