import { analyticsEndpoints } from '@posedown/contract';
import { coachesOnly, type PermissionRow } from './row.ts';

export const analyticsPermissions: PermissionRow[] = [
  { endpoint: analyticsEndpoints.analytics, statuses: coachesOnly(200) },
];
