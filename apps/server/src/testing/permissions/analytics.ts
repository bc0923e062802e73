import { analyticsEndpoints } from '@posedown/contract';
import { coachesOnly, type PermissionRow } from './row.ts';

export const analyticsPermissions: PermissionRow[] = [
  { endpoint: analyticsEndpoints.analytics, statuses: coachesOnly(200) },
  { endpoint: analyticsEndpoints.athletesAtRisk, statuses: coachesOnly(200) },
  { endpoint: analyticsEndpoints.athletesOffPace, statuses: coachesOnly(200) },
  {
    endpoint: analyticsEndpoints.athletesInPhase,
    statuses: coachesOnly(200),
    prepare: () => ({ query: '?phase=Peak%20Week' }),
  },
];
