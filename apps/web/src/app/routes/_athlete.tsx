import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Guard } from '../layout/guard.tsx';

const ROLE = 'client';

/** Routes in the folder `_athlete/` are an athlete's own; a coach is sent to their dashboard. */
export const Route = createFileRoute('/_athlete')({
  component: () => (
    <Guard role={ROLE}>
      <Outlet />
    </Guard>
  ),
});
