/**
 * Whose password a form sets, for a password manager: without it the new password is saved beside no account.
 * Nobody sees it.
 */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
