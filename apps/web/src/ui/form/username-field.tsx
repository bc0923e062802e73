/** Hidden username for password managers: without it, new passwords are saved without an account. */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
