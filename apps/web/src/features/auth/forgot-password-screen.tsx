import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldProps } from '../../ui/form/field-props.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import panel from './auth-panel.module.css';
import { AuthPanel } from './auth-panel.tsx';
import { requestPasswordLink } from './password-link.ts';
import { loadLinkSchema } from './schemas.ts';
import { useCheckedForm } from './use-checked-form.ts';

const EMPTY = { email: '' };

/** Requests a one-time link. The reply doesn't reveal whether the email is registered. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <AuthPanel
        title="Check your email"
        intro={`If there is an account for ${sentTo}, a link to set a new password is on its way. It works once.`}
      >
        <BackToLogin />
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title="New password" intro="We’ll send you a link to set a new one.">
      <LinkForm onSent={setSentTo} />
      <BackToLogin />
    </AuthPanel>
  );
}

function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, formProps, busy } = useCheckedForm(EMPTY, loadLinkSchema, async (values) => {
    try {
      await requestPasswordLink(values);
      onSent(values.email.trim());
    } catch (error) {
      showError(error, 'We couldn’t send the link. Please try again.');
    }
  });
  return (
    <form {...formProps} className={panel.form} aria-label="Send a link">
      <TextField
        {...fieldProps(form, 'email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {busy ? 'Sending...' : 'Send the link'}
      </Button>
    </form>
  );
}

function BackToLogin() {
  return (
    <p className={panel.aside}>
      <Link to="/login">Back to login</Link>
    </p>
  );
}
