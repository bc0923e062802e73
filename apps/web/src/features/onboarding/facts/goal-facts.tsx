import { MAX_FOCUS_MUSCLES, MUSCLES } from '@posedown/coaching';
import { FACT_LABELS } from '../../../lib/fact-text.ts';
import { muscleName } from '../../../lib/muscle-text.ts';
import { ChipsField } from '../../../ui/form/chips-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import classes from '../onboarding.module.css';
import type { OnboardingForm } from '../use-onboarding.ts';
import { DIVISION_CHOICES } from './fact-choices.ts';

/** The division, and the muscles to bring up. */
export function GoalFacts({ form }: { form: OnboardingForm }) {
  const { value: muscles, ...focus } = fieldProps(form, 'focusMuscles');
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          {...fieldProps(form, 'division')}
          label={FACT_LABELS.division}
          optional
          hint="To compete in, now or later."
          choices={DIVISION_CHOICES}
        />
      </div>
      <ChipsField
        {...focus}
        label={FACT_LABELS.focusMuscles}
        optional
        hint={`Up to ${MAX_FOCUS_MUSCLES}.`}
        choices={MUSCLES}
        labelOf={muscleName}
        max={MAX_FOCUS_MUSCLES}
        values={muscles}
      />
    </>
  );
}
