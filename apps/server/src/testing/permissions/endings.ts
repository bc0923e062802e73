import { calendarDayIn } from '@posedown/coaching';
import { endingEndpoints } from '@posedown/contract';
import { coachingEnds } from '../../platform/db/schema/index.ts';
import { createPerson } from '../people.ts';
import { athletesOnly, coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

/** A new athlete of the coach. */
async function newAthlete({ test, people }: Scene) {
  const { id } = await createPerson(test.db, { coachId: people.coach.id });
  return { userId: id };
}

/** Stores that the coach's coaching of an athlete has ended. */
async function end({ test, people }: Scene, athleteId: string) {
  const days = { startedOn: '2026-01-01', lastDay: '2026-11-20' };
  const row = { athleteId, coachId: people.coach.id, ...days, note: '' };
  const offered = { ...row, endedAt: test.now(), offer: 'open' } as const;
  const target = coachingEnds.athleteId;
  await test.db.insert(coachingEnds).values(offered).onConflictDoUpdate({ target, set: offered });
}

export const endingPermissions: PermissionRow[] = [
  {
    endpoint: endingEndpoints.endCoaching,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => ({
      params: await newAthlete(scene),
      body: { lastDay: '2026-12-24', note: 'Moves abroad.', message: 'It was great.' },
    }),
  },
  {
    endpoint: endingEndpoints.keepCoaching,
    statuses: { ...coachesOnly(204), otherCoach: 404 },
    prepare: async (scene) => ({ params: await newAthlete(scene) }),
  },
  {
    endpoint: endingEndpoints.pauseCoaching,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => ({
      params: await newAthlete(scene),
      body: { until: calendarDayIn(scene.test.now(), 'UTC') },
    }),
  },
  {
    endpoint: endingEndpoints.resumeCoaching,
    statuses: { ...coachesOnly(204), otherCoach: 404 },
    prepare: async (scene) => ({ params: await newAthlete(scene) }),
  },
  { endpoint: endingEndpoints.formerAthletes, statuses: coachesOnly(200) },
  {
    endpoint: endingEndpoints.changeFormerAthlete,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => {
      const { id } = await createPerson(scene.test.db);
      await end(scene, id);
      return { params: { userId: id }, body: { archived: true } };
    },
  },
  {
    endpoint: endingEndpoints.answerFormerCoach,
    statuses: athletesOnly(204),
    prepare: async (scene, caller) => {
      if (caller === 'athlete' || caller === 'otherAthlete') {
        const former = await createPerson(scene.test.db);
        await end(scene, former.id);
        scene.standIn(caller, former);
      }
      return { body: { answer: 'decline' } };
    },
  },
];
