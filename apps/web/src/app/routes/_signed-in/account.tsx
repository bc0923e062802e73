import { createFileRoute } from '@tanstack/react-router';
import { Devices } from '../../../features/account/devices.tsx';
import { CoachDeletionNote, OwnAccount } from '../../../features/account/own-account.tsx';
import { AccountScreen } from '../../../features/auth/account-screen.tsx';
import { NoticeSettingsCard } from '../../../features/notices/notice-settings.tsx';
import { YourDetails } from '../../../features/onboarding/edit/profile-actions.tsx';
import { useAuth } from '../../../lib/auth-context.ts';

export const Route = createFileRoute('/_signed-in/account')({
  staticData: { title: 'Account', shell: 'narrow' },
  component: AccountRoute,
});

function AccountRoute() {
  const { user, isClient } = useAuth();
  return (
    <AccountScreen
      lead={
        <>
          {user && isClient && <YourDetails athleteId={user.id} />}
          <NoticeSettingsCard />
          <Devices />
        </>
      }
      end={isClient ? <OwnAccount /> : <CoachDeletionNote />}
    />
  );
}
