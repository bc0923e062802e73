import type { ReactNode } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { ChangePassword } from './change-password.tsx';

interface AccountScreenProps {
  lead: ReactNode;
  /** Shown below the password section. */
  end: ReactNode;
}

/** The user's account: a lead section, the password, and a closing section. */
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
