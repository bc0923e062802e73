import type { ReactNode } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';

interface AccountScreenProps {
  lead: ReactNode;
  /** What comes after password and devices. */
  end: ReactNode;
}

/** One's own account: what leads it, the password and the devices that are signed in. */
export function AccountScreen({ lead, end }: AccountScreenProps) {
  const { email } = useSignedInUser();
  return (
    <PageShell title="Account" intro={`Signed in as ${email}`} width="narrow">
      {lead}
      <Devices />
      <ChangePassword />
      {end}
    </PageShell>
  );
}
