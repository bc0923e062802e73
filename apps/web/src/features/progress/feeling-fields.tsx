import { type Limit, PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { limitIn } from '../../lib/range-message.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { WATER, WATER_UNIT } from '../../lib/units.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { MOOD_CHOICES } from '../../ui/form/mood-choices.ts';
import { RatingField } from '../../ui/form/rating-field.tsx';
import { StepperField } from '../../ui/form/stepper-field.tsx';
import classes from './body-fields.module.css';
import type { LastFigures } from './entry-form.ts';
import type { ProgressForm } from './use-entry.ts';

/** Where a slider rests until it is moved. */
const MIDDLE = 5;

/** Energy, stress and mood, which are required. */
export function FeelingFields({ form }: { form: ProgressForm }) {
  return (
    <>
      <RatingField
        {...fieldProps(form, 'energyLevel')}
        value={form.values.energyLevel ?? MIDDLE}
        isGiven={form.values.energyLevel !== null}
        label="Energy level"
        limit={PROGRESS_LIMITS.energyLevel}
        ends={['Drained', 'Full of energy']}
      />
      <RatingField
        {...fieldProps(form, 'stressLevel')}
        value={form.values.stressLevel ?? MIDDLE}
        isGiven={form.values.stressLevel !== null}
        label="Stress level"
        limit={PROGRESS_LIMITS.stressLevel}
        ends={['Calm', 'Overwhelmed']}
      />
      <ChoiceField {...fieldProps(form, 'mood')} label="Mood" choices={MOOD_CHOICES} />
    </>
  );
}

/** Initial stepper values for an athlete without an entry. */
const USUAL_SLEEP_HOURS = 8;
const USUAL_WATER = { metric: 3, imperial: 96 } as const;
/** One cup. */
const FLUID_OUNCES_STEP = 8;

/** The limit in the athlete's unit, in steps of one cup for fluid ounces. */
function waterLimit(units: Units): Limit {
  const limit = PROGRESS_LIMITS.waterIntake;
  if (units === 'metric') return limit;
  return limitIn(WATER, { ...limit, step: FLUID_OUNCES_STEP }, units);
}

interface HabitFieldsProps {
  form: ProgressForm;
  units: Units;
  last: LastFigures;
}

/** Last night's sleep and the day's water. */
export function HabitFields({ form, units, last }: HabitFieldsProps) {
  return (
    <div className={classes.pair}>
      <StepperField
        {...fieldProps(form, 'sleepHours')}
        label="Sleep hours"
        optional
        unit="hours"
        limit={PROGRESS_LIMITS.sleepHours}
        start={typedNumber(last.sleepHours ?? '') || USUAL_SLEEP_HOURS}
        placeholder={last.sleepHours}
      />
      <StepperField
        {...fieldProps(form, 'waterIntake')}
        label="Water intake"
        optional
        unit={WATER_UNIT[units]}
        limit={waterLimit(units)}
        start={typedNumber(last.waterIntake ?? '') || USUAL_WATER[units]}
        placeholder={last.waterIntake}
      />
    </div>
  );
}
