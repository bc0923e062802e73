import { dashboardEndpoints } from '@posedown/contract';
import { athletesOnly, type PermissionRow } from './row.ts';

export const dashboardPermissions: PermissionRow[] = [
  { endpoint: dashboardEndpoints.dashboard, statuses: athletesOnly(200) },
];
