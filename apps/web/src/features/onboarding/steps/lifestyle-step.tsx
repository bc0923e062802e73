import {
  addDays,
  HEALTH_CONDITIONS,
  hasCycle,
  type Limit,
  ONBOARDING_LIMITS,
} from '@posedown/coaching';
import type { Profile, Units } from '@posedown/contract';
import { formatDay, todayIn } from '../../../lib/days.ts';
import { WATER_UNIT } from '../../../lib/units.ts';
import { ChipsField } from '../../../ui/form/chips-field.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ACTIVITY_CHOICES, STRESS_CHOICES } from '../choices.ts';
import { HealthFacts } from '../facts/health-facts.tsx';
import classes from '../onboarding.module.css';
import type { OnboardingForm } from '../use-onboarding.ts';

/** The initial values of the two steppers. */
const USUAL_SLEEP_HOURS = 8;
const USUAL_WATER: Record<Units, number> = { metric: 3, imperial: 96 };

/** Half liters, or cups of 8 fl oz. */
const WATER_STEPS: Record<Units, Limit> = {
  metric: ONBOARDING_LIMITS.waterIntake,
  imperial: { min: 40, max: 200, step: 8 },
};

interface LifestyleStepProps {
  form: OnboardingForm;
  /** The next competition, which then determines the date. */
  competition?: Profile['nextCompetition'];
  /** False if a coach fills it in for an athlete. */
  isOwn?: boolean;
}

/** Step 5: everyday life, and the show. */
export function LifestyleStep({ form, competition, isOwn = true }: LifestyleStepProps) {
  const { units, sex } = form.values;
  const { value: named, ...conditions } = fieldProps(form, 'healthConditions');
  return (
    <Stack gap="xl">
      <ChoiceField
        {...fieldProps(form, 'activityLevel')}
        label="Daily activity"
        hint="Not counting training."
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
          unit={WATER_UNIT[units]}
          limit={WATER_STEPS[units]}
          start={USUAL_WATER[units]}
        />
      </div>
      <ChoiceField {...fieldProps(form, 'stressLevel')} label="Stress" choices={STRESS_CHOICES} />
      <ChipsField
        {...conditions}
        label={isOwn ? 'Do any of these apply to you?' : 'Do any of these apply to the athlete?'}
        optional
        hint={`We ask for safety. Some of these rule out a calorie deficit, and any of them rules out a peak week, until a clinician agrees. ${isOwn ? 'Only you and your coach see it. Your coach can remove an entry.' : 'Only you and the athlete see it.'}`}
        choices={HEALTH_CONDITIONS.filter(
          (condition) =>
            hasCycle(sex) ||
            condition !== 'Pregnancy or breastfeeding' ||
            named.includes(condition),
        )}
        values={named}
      />
      <HealthFacts form={form} isOwn={isOwn} />
      {competition ? (
        <p>
          Next show: {competition.name}, {formatDay(competition.date)}. Change its date under
          Competition.
        </p>
      ) : (
        <DayField
          {...fieldProps(form, 'competitionDate')}
          label="Competition date"
          optional
          placeholder="No show planned"
          min={addDays(todayIn(), 1)}
          hint="Your plan counts back from this day."
        />
      )}
    </Stack>
  );
}
