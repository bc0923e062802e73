import { FACT_LABELS } from '../../../lib/fact-words.ts';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import classes from '../onboarding.module.css';
import type { OnboardingForm } from '../use-onboarding.ts';
import { InjuriesField } from './injuries-field.tsx';

/** When somebody trains, and what they have to train around. */
export function TrainingFacts({ form }: { form: OnboardingForm }) {
  return (
    <>
      <div className={classes.pair}>
        <TextField
          {...fieldProps(form, 'trainingTime')}
          label={FACT_LABELS.trainingTime}
          optional
          type="time"
        />
      </div>
      <InjuriesField {...fieldProps(form, 'injuries')} />
    </>
  );
}
