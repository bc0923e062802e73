import { timelineEndpoints } from '@posedown/contract';
import { coachesOnly, type PermissionRow } from './row.ts';

export const timelinePermissions: PermissionRow[] = [
  {
    endpoint: timelineEndpoints.timeline,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: ({ people }) => ({
      params: { userId: people.athlete.id },
      query: '?kinds=alert,note',
    }),
  },
];
