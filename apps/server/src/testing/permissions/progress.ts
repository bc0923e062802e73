import { progressEndpoints } from '@posedown/contract';
import { athleteAlone, athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';
import { PROGRESS_FORM, type Scene } from './scene.ts';

/** A new entry of the athlete, to be changed or deleted. */
async function recorded(scene: Scene): Promise<Record<'entryId', string>> {
  const browser = await scene.browserOf('athlete');
  return { entryId: (await browser.post('/api/progress', PROGRESS_FORM)).json().id };
}

/** Coaches are rejected by role before any lookup. */
const ownEntry = (status: number) => ({ ...athleteAlone(status), coach: 403, otherCoach: 403 });

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
    endpoint: progressEndpoints.changeProgress,
    statuses: ownEntry(200),
    prepare: async (scene) => ({
      params: await recorded(scene),
      body: { date: '2026-11-20', weight: 83.8, version: 1 },
    }),
  },
  {
    endpoint: progressEndpoints.deleteProgress,
    statuses: ownEntry(204),
    prepare: async (scene) => ({ params: await recorded(scene), body: { version: 1 } }),
  },
  {
    endpoint: progressEndpoints.restoreProgress,
    statuses: athletesOnly(201),
    prepare: () => ({
      body: {
        date: '2026-11-20',
        weight: 83.8,
        requestKey: '0d6f2a52-5d0f-4f0e-9d6a-7b1a3f1f6a12',
      },
    }),
  },
  {
    endpoint: progressEndpoints.listAthleteProgress,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: progressEndpoints.progressOverview,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: progressEndpoints.trendNear,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({
      params: { userId: people.athlete.id },
      query: '?day=2026-11-20',
    }),
  },
];
