import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { WorkoutSessionScreen } from '../../../../features/training/session/workout-session-screen.tsx';
import { DASHBOARD_PATH } from '../../../../lib/paths.ts';
import { whenSettled } from '../../../../ui/after-first-paint.ts';

export const Route = createFileRoute('/_athlete/workout-session/')({
  staticData: { title: 'Workout' },
  component: WorkoutRoute,
});

/**
 * Prefetches the dashboard, where a workout ends, because the gym may have no network by then.
 */
function WorkoutRoute() {
  const router = useRouter();
  useEffect(
    () =>
      whenSettled(() => {
        // If the prefetch fails, it is fetched when needed.
        router.preloadRoute({ to: DASHBOARD_PATH }).catch(() => undefined);
      }),
    [router],
  );
  return <WorkoutSessionScreen />;
}
