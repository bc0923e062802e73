import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Guard } from '../layout/guard.tsx';

/** Routes in the folder `_signed-in/` need a session. */
export const Route = createFileRoute('/_signed-in')({
  component: () => (
    <Guard>
      <Outlet />
    </Guard>
  ),
});
