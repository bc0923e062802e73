import { addDays, ONBOARDING_LIMITS } from '@posedown/coaching';
import { todayIn } from '../../../lib/days.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import { ACTIVITY_CHOICES, STRESS_CHOICES } from '../choices.ts';
import classes from '../onboarding.module.css';
import type { OnboardingForm } from '../use-onboarding.ts';

/** Where the buttons of the two quantities start. */
const USUAL_SLEEP_HOURS = 8;
const USUAL_WATER_LITRES = 3;

/** Step 5: the day outside the gym, and the show. */
export function LifestyleStep({ form }: { form: OnboardingForm }) {
  return (
    <div className={classes.fields}>
      <ChoiceField
        {...fieldProps(form, 'activityLevel')}
        label="Daily activity"
        hint="Apart from training."
        look="cards"
        choices={ACTIVITY_CHOICES}
      />
      <div className={classes.pair}>
        <StepperField
          {...fieldProps(form, 'sleepHours')}
          label="Sleep a night"
          unit="hours"
          limit={ONBOARDING_LIMITS.sleepHours}
          start={USUAL_SLEEP_HOURS}
        />
        <StepperField
          {...fieldProps(form, 'waterIntake')}
          label="Water a day"
          unit="litres"
          limit={ONBOARDING_LIMITS.waterIntake}
          start={USUAL_WATER_LITRES}
        />
      </div>
      <ChoiceField {...fieldProps(form, 'stressLevel')} label="Stress" choices={STRESS_CHOICES} />
      <DayField
        {...fieldProps(form, 'competitionDate')}
        label="Competition date"
        optional
        placeholder="No show planned"
        min={addDays(todayIn(), 1)}
        hint="The plan counts back from this day."
      />
    </div>
  );
}
