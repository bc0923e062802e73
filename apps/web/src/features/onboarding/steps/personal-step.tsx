import { Link } from '@tanstack/react-router';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { EMAIL_TAKEN } from '../sign-up-messages.ts';
import type { OnboardingForm } from '../use-onboarding.ts';
import { BodyFields } from './body-fields.tsx';

/** Step 1: the account and the body. */
export function PersonalStep({ form }: { form: OnboardingForm }) {
  const { name, email } = form.values;
  return (
    <Stack gap="xl">
      <TextField {...fieldProps(form, 'name')} label="Name" autoComplete="name" maxLength={100} />
      <EmailField form={form} />
      <NewPasswordField {...fieldProps(form, 'password')} names={[name, email]} />
      <BodyFields form={form} weightLabel="Weight" />
    </Stack>
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
