import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CoachStays, OwnAccount } from '../../../features/account/own-account.tsx';
import { AccountScreen } from '../../../features/auth/account-screen.tsx';
import { useAuth } from '../../../lib/auth-context.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Skeleton } from '../../../ui/parts/skeleton.tsx';

const YourDetails = lazyPart(() =>
  import('../../../features/onboarding/edit/your-details.tsx').then(({ YourDetails }) => ({
    default: YourDetails,
  })),
);

export const Route = createFileRoute('/_signed-in/account')({
  staticData: { title: 'Account' },
  component: AccountRoute,
});

function AccountRoute() {
  const { user, isClient } = useAuth();
  return (
    <AccountScreen
      lead={
        user && isClient ? (
          <Suspense fallback={<Skeleton height="9.5rem" />}>
            <YourDetails athleteId={user.id} />
          </Suspense>
        ) : null
      }
      end={isClient ? <OwnAccount /> : <CoachStays />}
    />
  );
}
