import { configEndpoints } from '@posedown/contract';
import { everyone, type PermissionRow } from './row.ts';

export const servicePermissions: PermissionRow[] = [
  { endpoint: configEndpoints.config, statuses: everyone(200) },
  { endpoint: configEndpoints.health, statuses: everyone(200) },
];
