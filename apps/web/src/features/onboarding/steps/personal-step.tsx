import { Link } from '@tanstack/react-router';
import { WEIGHT_UNIT } from '../../../lib/units.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SEX_CHOICES, UNIT_CHOICES } from '../choices.ts';
import { convertAnswers } from '../convert-answers.ts';
import { HeightField } from '../height-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import classes from '../onboarding.module.css';
import { EMAIL_TAKEN } from '../sign-up-failure.ts';
import type { OnboardingForm } from '../use-onboarding.ts';

/** Step 1: who it is, and the body the plans start from. */
export function PersonalStep({ form }: { form: OnboardingForm }) {
  const { name, email, units } = form.values;
  return (
    <div className={classes.fields}>
      <TextField {...fieldProps(form, 'name')} label="Name" autoComplete="name" maxLength={100} />
      <EmailField form={form} />
      <NewPasswordField {...fieldProps(form, 'password')} names={[name, email]} />
      <ChoiceField
        {...fieldProps(form, 'units')}
        label="Units"
        choices={UNIT_CHOICES}
        onChange={(next) => form.setValues(convertAnswers(form.values, next))}
      />
      <div className={classes.pair}>
        <TextField
          {...fieldProps(form, 'age')}
          label="Age"
          inputMode="numeric"
          autoComplete="off"
          unit="years"
        />
        <ChoiceField {...fieldProps(form, 'sex')} label="Sex" optional choices={SEX_CHOICES} />
      </div>
      <div className={classes.pair}>
        <HeightField {...fieldProps(form, 'height')} units={units} />
        <TextField
          {...fieldProps(form, 'weight')}
          label="Weight"
          inputMode="decimal"
          autoComplete="off"
          unit={WEIGHT_UNIT[units]}
        />
      </div>
    </div>
  );
}

function EmailField({ form }: { form: OnboardingForm }) {
  const field = fieldProps(form, 'email');
  const error =
    field.error === EMAIL_TAKEN ? (
      <>
        {EMAIL_TAKEN}. <Link to="/login">Log in instead</Link>
      </>
    ) : (
      field.error
    );
  return (
    <TextField
      {...field}
      error={error}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
    />
  );
}
