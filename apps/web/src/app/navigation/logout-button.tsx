import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { hasUnsentEntries } from '../../lib/unsent.ts';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';

const UNSENT =
  'Entries that aren’t synced yet stay on this device until their owner logs in again.';

/** Ends the session and shows the result as a toast. */
export function LogoutButton() {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    const unsent = hasUnsentEntries() ? ` ${UNSENT}` : '';
    try {
      await logout(() => navigate({ to: '/' }));
      const message = `You have been successfully logged out.${unsent}`;
      void showToast({ title: 'Logged out', message });
    } catch {
      void showToast({
        title: 'Logout failed',
        message: 'There was an error logging you out.',
        variant: 'destructive',
      });
      setBusy(false);
    }
  }

  return (
    <Button variant="default" size="sm" onClick={leave} loading={busy}>
      Logout
    </Button>
  );
}
