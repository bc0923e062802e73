/**
 * Tells a password manager whose password a form sets: without it the new password is saved without an account. It
 * is hidden.
 */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
