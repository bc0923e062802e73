import { useSignedInUser } from '../../lib/auth-context.ts';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';

/** One's own account: the password and the devices that are signed in. */
export function AccountScreen() {
  const { email } = useSignedInUser();
  return (
    <PageShell title="Account" intro={`Signed in as ${email}`} width="narrow">
      <Devices />
      <ChangePassword />
    </PageShell>
  );
}
