import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Guard } from '../layout/guard.tsx';

const ROLE = 'coach';

/** Routes in the folder `_coach/` are a coach's own; an athlete is sent to their dashboard. */
export const Route = createFileRoute('/_coach')({
  component: () => (
    <Guard role={ROLE}>
      <Outlet />
    </Guard>
  ),
});
