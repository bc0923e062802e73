import { adminEndpoints } from '@posedown/contract';
import { newId } from '../../platform/db/schema/columns.ts';
import { createPerson } from '../people.ts';
import { coachesOnly, type PermissionRow } from './row.ts';
import type { AnyCaller, Scene } from './scene.ts';

/** The current version of the caller's settings. Athletes have none. */
async function versionOf(scene: Scene, caller: AnyCaller): Promise<number> {
  if (caller !== 'coach' && caller !== 'otherCoach') return 0;
  const browser = await scene.browserOf(caller);
  return (await browser.get('/api/settings')).json().version;
}

export const adminPermissions: PermissionRow[] = [
  { endpoint: adminEndpoints.coachSettings, statuses: coachesOnly(200) },
  {
    endpoint: adminEndpoints.changeCoachSettings,
    statuses: coachesOnly(200),
    prepare: async (scene, caller) => ({
      body: { practiceName: 'Iron House', version: await versionOf(scene, caller) },
    }),
  },
  { endpoint: adminEndpoints.operations, statuses: coachesOnly(200) },
  { endpoint: adminEndpoints.team, statuses: coachesOnly(200) },
  {
    endpoint: adminEndpoints.addColleague,
    // The scene's coach was created first, so they are the head coach.
    statuses: { ...coachesOnly(201), otherCoach: 403 },
    prepare: () => ({ body: { name: 'New Coach', email: `${newId()}@test.example` } }),
  },
  {
    endpoint: adminEndpoints.removeColleague,
    statuses: { ...coachesOnly(200), otherCoach: 403 },
    prepare: async ({ test }) => ({
      params: { coachId: (await createPerson(test.db, { role: 'coach' })).id },
      body: { takesOverId: null },
    }),
  },
  {
    endpoint: adminEndpoints.handOver,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async ({ test, people }) => {
      const athlete = await createPerson(test.db, { coachId: people.coach.id });
      return { params: { userId: athlete.id }, body: { coachId: people.otherCoach.id } };
    },
  },
  { endpoint: adminEndpoints.auditLog, statuses: coachesOnly(200) },
  {
    endpoint: adminEndpoints.exportData,
    statuses: coachesOnly(200),
    prepare: () => ({ query: '?kind=progress' }),
  },
];
