import { Link } from '@tanstack/react-router';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { fieldProps } from '../../ui/form/field-props.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { UsernameField } from '../../ui/form/username-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useChangePassword } from './api.ts';
import classes from './change-password.module.css';
import { passwordErrors } from './password-errors.ts';
import { loadChangePasswordSchema } from './schemas.ts';
import { useCheckedForm } from './use-checked-form.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the password and logs out every other device. */
export function ChangePassword() {
  const { email } = useSignedInUser();
  const change = useChangePassword();
  const { form, formProps, busy } = useCheckedForm(
    EMPTY,
    loadChangePasswordSchema,
    async (values, { setErrors, setValues }) => {
      try {
        await change.mutateAsync(values);
        setValues(EMPTY);
        void showToast({
          title: 'Password changed',
          message: 'All other devices have been logged out.',
        });
      } catch (error) {
        setErrors(passwordErrors(error));
      }
    },
  );
  return (
    <Card as="section" labelledBy="change-password">
      <SectionHeader
        id="change-password"
        title="Change password"
        intro="Logs out all other devices."
      />
      <form {...formProps} className={classes.form} aria-labelledby="change-password">
        <UsernameField email={email} />
        <PasswordField
          {...fieldProps(form, 'currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...fieldProps(form, 'newPassword')}
          label="New password"
          hint="At least 8 characters. A few words in a row work well."
          autoComplete="new-password"
        />
        <Text size="lg" muted>
          Signed up without a password, or forgot it?{' '}
          <Link to="/forgot-password">Email me a link</Link>
        </Text>
        <Button type="submit" variant="default" loading={busy} className="pd-start">
          {busy ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </Card>
  );
}
