import { Link } from '@tanstack/react-router';
import { ONBOARDING_PATH } from '../../lib/paths.ts';
import { fieldProps } from '../../ui/form/field-props.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import panel from './auth-panel.module.css';
import { loadLoginSchema } from './schemas.ts';
import { useCheckedForm } from './use-checked-form.ts';
import type { SignIn } from './use-sign-in.ts';

const EMPTY = { email: '', password: '' };

/** Email and password. */
export function LoginForm({ signIn, busy }: SignIn) {
  // Before hydration a tap would be lost, or the browser would submit the form itself.
  const hydrated = useHydrated();
  const { form, formProps } = useCheckedForm(EMPTY, loadLoginSchema, (values) =>
    signIn(values, 'manual'),
  );
  return (
    <>
      <form {...formProps} className={panel.form} aria-label="Log in">
        <TextField
          {...fieldProps(form, 'email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField
          {...fieldProps(form, 'password')}
          label="Password"
          autoComplete="current-password"
        />
        <Button type="submit" size="md" fullWidth loading={busy} disabled={!hydrated}>
          {busy ? 'Signing in...' : 'Log in'}
        </Button>
        <p className={panel.aside}>
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
      </form>
      <p className={panel.aside}>
        New here? <Link to={ONBOARDING_PATH}>Start free</Link>
      </p>
    </>
  );
}
