import { progressEndpoints } from '@posedown/contract';
import { athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';
import { PROGRESS_FORM } from './scene.ts';

export const progressPermissions: PermissionRow[] = [
  {
    endpoint: progressEndpoints.recordProgress,
    statuses: athletesOnly(201),
    prepare: () => ({ body: PROGRESS_FORM }),
  },
  {
    endpoint: progressEndpoints.recordStats,
    statuses: athletesOnly(201),
    prepare: () => ({ body: { weight: 84, bodyFat: 12 } }),
  },
  { endpoint: progressEndpoints.listProgress, statuses: athletesOnly(200) },
  {
    endpoint: progressEndpoints.progressOverview,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
];
