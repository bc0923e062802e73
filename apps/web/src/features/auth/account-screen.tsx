import type { ReactNode } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { ChangePassword } from './change-password.tsx';

interface AccountScreenProps {
  lead: ReactNode;
  /** What comes after the password. */
  end: ReactNode;
}

/** One's own account: what leads it, the password, and what ends it. */
export function AccountScreen({ lead, end }: AccountScreenProps) {
  const { email } = useSignedInUser();
  return (
    <PageShell title="Account" intro={`Logged in as ${email}`} width="narrow">
      {lead}
      <ChangePassword />
      {end}
    </PageShell>
  );
}
