import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { fieldProps } from '../../ui/form/field-props.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { UsernameField } from '../../ui/form/username-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import panel from './auth-panel.module.css';
import { AuthPanel } from './auth-panel.tsx';
import { setPassword } from './password-link.ts';
import { RedirectAfterLogin } from './redirect-after-login.tsx';
import { loadSetPasswordSchema } from './schemas.ts';
import { useCheckedForm } from './use-checked-form.ts';

interface SetPasswordScreenProps {
  /** The token of the one-time link, from the URL. */
  token: string | undefined;
}

/** Sets a password with a one-time link, which also logs the user in. */
export function SetPasswordScreen({ token }: SetPasswordScreenProps) {
  const [isSpent, setIsSpent] = useState(token === undefined);
  const [isDone, setIsDone] = useState(false);
  if (isSpent || token === undefined) return <SpentLink />;
  return (
    <AuthPanel title="Set your password" intro="This logs you out on all other devices.">
      {isDone && <RedirectAfterLogin next={undefined} />}
      <PasswordForm
        token={token}
        isDone={isDone}
        onDone={() => setIsDone(true)}
        onSpent={() => setIsSpent(true)}
      />
    </AuthPanel>
  );
}

function SpentLink() {
  return (
    <AuthPanel
      title="This link no longer works"
      intro="Links work once and for a limited time. Request a new one."
    >
      <p className={panel.aside}>
        <Link to="/forgot-password">Send a new link</Link>
      </p>
    </AuthPanel>
  );
}

interface PasswordFormProps {
  token: string;
  /** The password is set and the next page is loading. */
  isDone: boolean;
  onDone: () => void;
  onSpent: () => void;
}

function PasswordForm({ token, isDone, onDone, onSpent }: PasswordFormProps) {
  const { adoptSession, user } = useAuth();
  const { form, formProps, busy } = useCheckedForm(
    { token, password: '' },
    loadSetPasswordSchema,
    async (values, { setErrors }) => {
      try {
        const session = await setPassword(values);
        adoptSession(session.user);
        void showToast({ title: 'Password set', message: 'You’re logged in.' });
        onDone();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_invalid') return onSpent();
        const message = userMessageOf(error, 'We couldn’t set the password. Please try again.');
        setErrors({ password: message, ...fieldErrorsOf(error) });
      }
    },
  );
  return (
    <form {...formProps} className={panel.form} aria-label="Set your password">
      {/* The link contains no email. It is known once the password is set. */}
      <UsernameField email={user?.email ?? ''} />
      <PasswordField
        {...fieldProps(form, 'password')}
        label="New password"
        hint="At least 8 characters. A few words in a row work well."
        autoComplete="new-password"
      />
      <Button type="submit" size="md" fullWidth loading={busy || isDone}>
        {busy || isDone ? 'Saving...' : 'Set the password'}
      </Button>
    </form>
  );
}
