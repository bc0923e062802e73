import { dashboardEndpoints } from '@posedown/contract';
import { athletesOnly, coachesOnly, type PermissionRow } from './row.ts';

export const dashboardPermissions: PermissionRow[] = [
  { endpoint: dashboardEndpoints.dashboard, statuses: athletesOnly(200) },
  {
    endpoint: dashboardEndpoints.athleteDashboard,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
];
