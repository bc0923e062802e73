import { checkInEndpoints } from '@posedown/contract';
import { athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';

const CHECK_IN = {
  date: '2026-11-20',
  energyLevel: 7,
  mood: 'good',
  weight: 83.9,
  steps: 9500,
  version: 0,
  requestKey: '0d6f2a52-5d0f-4f0e-9d6a-7b1a3f1f6a11',
};

export const checkInPermissions: PermissionRow[] = [
  {
    endpoint: checkInEndpoints.saveCheckIn,
    statuses: athletesOnly(201),
    prepare: () => ({ body: CHECK_IN }),
  },
  {
    endpoint: checkInEndpoints.listCheckIns,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
];
