import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { WorkoutSessionScreen } from '../../../../features/training/session/workout-session-screen.tsx';
import { DASHBOARD_PATH } from '../../../../lib/paths.ts';
import { whenSettled } from '../../../../ui/after-first-paint.ts';

export const Route = createFileRoute('/_athlete/workout-session/')({
  staticData: { title: 'Workout' },
  component: WorkoutRoute,
});

/** A workout ends on the dashboard, which is fetched ahead: by then a cellar may have no network. */
function WorkoutRoute() {
  const router = useRouter();
  useEffect(
    () =>
      whenSettled(() => {
        const code = import('../../../../features/dashboard/athlete-dashboard.tsx');
        // What does not come now is asked for again when it is needed.
        Promise.all([code, router.preloadRoute({ to: DASHBOARD_PATH })]).catch(() => undefined);
      }),
    [router],
  );
  return <WorkoutSessionScreen />;
}
