import { progressEndpoints } from '@posedown/contract';
import { athletesOnly, type PermissionRow } from './row.ts';
import { PROGRESS_FORM } from './scene.ts';

export const progressPermissions: PermissionRow[] = [
  {
    endpoint: progressEndpoints.recordProgress,
    statuses: athletesOnly(201),
    prepare: () => ({ body: PROGRESS_FORM }),
  },
  { endpoint: progressEndpoints.listProgress, statuses: athletesOnly(200) },
];
