import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAfterFirstPaint } from '../../ui/after-first-paint.ts';
import { Guard } from '../layout/guard.tsx';

const ROLE = 'client';

const SendPendingCardio = lazy(() =>
  import('../../features/cardio/send-pending.tsx').then(({ SendPendingCardio }) => ({
    default: SendPendingCardio,
  })),
);

/** Routes in the folder `_athlete/` are an athlete's own; a coach is sent to their dashboard. */
export const Route = createFileRoute('/_athlete')({ component: AthleteLayout });

function AthleteLayout() {
  // No first page waits for what sends what was kept before.
  const painted = useAfterFirstPaint();
  return (
    <Guard role={ROLE}>
      {painted && (
        <Suspense fallback={null}>
          <SendPendingCardio />
        </Suspense>
      )}
      <Outlet />
    </Guard>
  );
}
