import { WEIGHT_UNIT } from '../../../lib/units.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { convertAnswers } from '../answers.ts';
import { HeightField } from '../height-field.tsx';
import classes from '../onboarding.module.css';
import { SEX_CHOICES, UNIT_CHOICES } from '../person-choices.ts';
import type { OnboardingForm } from '../use-onboarding.ts';

interface BodyFieldsProps {
  form: OnboardingForm;
  weightLabel: string;
}

/** Units, age, sex, height and weight. */
export function BodyFields({ form, weightLabel }: BodyFieldsProps) {
  const { units } = form.values;
  return (
    <>
      <ChoiceField
        {...fieldProps(form, 'units')}
        label="Units"
        choices={UNIT_CHOICES}
        onChange={(next) => form.setValues(convertAnswers(form.values, next))}
      />
      <div className={classes.pair} data-align="end">
        <TextField
          {...fieldProps(form, 'age')}
          label="Age"
          inputMode="numeric"
          autoComplete="off"
          unit="years"
        />
        <ChoiceField
          {...fieldProps(form, 'sex')}
          onClear={() => form.setValues({ sex: '' })}
          label="Sex"
          optional
          hint="For energy formulas and safety limits. If you skip it, we use the stricter of the two."
          choices={SEX_CHOICES}
        />
      </div>
      <div className={classes.pair}>
        <HeightField {...fieldProps(form, 'height')} units={units} />
        <TextField
          {...fieldProps(form, 'weight')}
          label={weightLabel}
          inputMode="decimal"
          autoComplete="off"
          unit={WEIGHT_UNIT[units]}
        />
      </div>
    </>
  );
}
