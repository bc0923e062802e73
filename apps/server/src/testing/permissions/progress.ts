import { progressEndpoints } from '@posedown/contract';
import { athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';
import { PROGRESS_FORM } from './scene.ts';

export const progressPermissions: PermissionRow[] = [
  {
    endpoint: progressEndpoints.recordProgress,
    statuses: athletesOnly(201),
    prepare: () => ({ body: PROGRESS_FORM }),
  },
  { endpoint: progressEndpoints.listProgress, statuses: athletesOnly(200) },
  {
    endpoint: progressEndpoints.progressOverview,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
];
