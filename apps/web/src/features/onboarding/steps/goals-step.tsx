import { useAuth } from '../../../lib/auth-context.ts';
import { WEIGHT_UNIT } from '../../../lib/units.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { GOAL_CHOICES, TIMELINE_CHOICES } from '../choices.ts';
import { GoalFacts } from '../facts/goal-facts.tsx';
import { goalCautions } from '../goal-cautions.ts';
import classes from '../onboarding.module.css';
import type { OnboardingForm } from '../use-onboarding.ts';

/** The delay after typing before warnings are shown. */
const TYPING_MS = 600;

/** Step 2: the goal and its timeline. Also used by coaches for their athletes. */
export function GoalsStep({ form }: { form: OnboardingForm }) {
  const { isCoach } = useAuth();
  // No warnings about half-typed numbers.
  const settled = useDebounced(form.values, TYPING_MS);
  return (
    <Stack gap="xl">
      <ChoiceField
        {...fieldProps(form, 'primaryGoal')}
        label="Primary goal"
        look="cards"
        choices={GOAL_CHOICES}
      />
      <div>
        <div className={classes.pair}>
          <TextField
            {...fieldProps(form, 'targetWeight')}
            label="Target weight"
            inputMode="decimal"
            autoComplete="off"
            unit={WEIGHT_UNIT[form.values.units]}
          />
          <TextField
            {...fieldProps(form, 'bodyFatGoal')}
            label="Body fat goal"
            optional
            inputMode="decimal"
            autoComplete="off"
            unit="%"
          />
        </div>
        <div className={classes.cautions} role="status">
          {goalCautions(settled, form.errors.targetWeight).map((text) => (
            <Caution key={text}>{text}</Caution>
          ))}
        </div>
      </div>
      <ChoiceField
        {...fieldProps(form, 'targetTimeline')}
        label="Timeline"
        choices={TIMELINE_CHOICES}
      />
      <TextField
        {...fieldProps(form, 'goal')}
        label={isCoach ? 'Goal in their own words' : 'Your goal in your own words'}
        optional
        autoComplete="off"
        maxLength={200}
        hint={isCoach ? undefined : 'Your coach reads this first.'}
      />
      <GoalFacts form={form} />
    </Stack>
  );
}
