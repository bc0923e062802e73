import { eventEndpoints } from '@posedown/contract';
import { type PermissionRow, signedIn } from './row.ts';

export const eventPermissions: PermissionRow[] = [
  { endpoint: eventEndpoints.events, statuses: signedIn(200) },
];
