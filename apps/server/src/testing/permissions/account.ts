import { accountEndpoints } from '@posedown/contract';
import { createPerson } from '../people.ts';
import { athletesOnly, type PermissionRow } from './row.ts';
import { PASSWORD } from './scene.ts';

export const accountPermissions: PermissionRow[] = [
  { endpoint: accountEndpoints.exportAccount, statuses: athletesOnly(200) },
  {
    endpoint: accountEndpoints.deleteAccount,
    statuses: athletesOnly(204),
    prepare: async ({ test, people, standIn }, caller) => {
      // A stand-in is deleted, because the scene's people are still needed.
      if (caller === 'athlete' || caller === 'otherAthlete') {
        const coachId = people.coach.id;
        standIn(caller, await createPerson(test.db, { coachId, password: PASSWORD }));
      }
      return { body: { password: PASSWORD } };
    },
  },
];
