import { peakWeekEndpoints } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/db/schema/columns.ts';
import { athleteHolds, competitions, users, weighIns } from '../../platform/db/schema/index.ts';
import { athleteAndCoach, athletesOnly, coachesOnly, type PermissionRow } from './row.ts';
import { PROGRESS_FORM, type Scene } from './scene.ts';

const SHOW = { name: 'Peak Open', date: '2026-11-24', category: 'Figure' };
const DRAFT = { conditions: [], isRehearsed: false };
/** Measurements by other calls may cause a caution. */
const APPROVAL = { approved: true, warningReason: 'Asked: healthy.' };

const ofCoach = { ...coachesOnly(200), otherCoach: 404 };
const ofAthlete = (status: number) => ({ ...athletesOnly(status), otherAthlete: 404 });

/** The athlete with a drafted or approved peak week, and its version. */
async function peakWeek(scene: Scene, approved: boolean) {
  const { test, people, browserOf } = scene;
  const params = { userId: people.athlete.id };
  const url = `/api/users/${params.userId}/peak-week`;
  // Earlier fuzz calls may have recorded conditions or holds.
  const cleared = { healthClearedOn: null, healthClearedById: null };
  const healthy = { healthConditions: [], openHolds: [], ...cleared };
  await test.db.delete(athleteHolds).where(eq(athleteHolds.athleteId, params.userId));
  await test.db.update(users).set(healthy).where(eq(users.id, params.userId));
  const athlete = await browserOf('athlete');
  const { plan } = (await athlete.get(url)).json();
  if (plan && (plan.status === 'approved') === approved) {
    return { params, version: plan.version as number };
  }
  await draftPeakWeek(scene, url);
  if (!approved) return { params, version: 0 };
  const coach = await browserOf('coach');
  const payload = { version: 0, ...APPROVAL };
  await coach.request({ method: 'PUT', url: `${url}/approval`, payload });
  return { params, version: 1 };
}

/** Drafts a peak week from an adult athlete's three weigh-ins, because leftovers of other calls may rule one out. */
async function draftPeakWeek({ test, people, browserOf }: Scene, url: string) {
  const { id } = people.athlete;
  await test.db.update(users).set({ age: 30, height: 180 }).where(eq(users.id, id));
  await test.db.delete(competitions).where(eq(competitions.userId, id));
  await test.db.delete(weighIns).where(eq(weighIns.userId, id));
  const athlete = await browserOf('athlete');
  for (const date of ['2026-11-17', '2026-11-18', '2026-11-19']) {
    await athlete.post('/api/progress', { ...PROGRESS_FORM, date });
  }
  await athlete.post('/api/competitions', SHOW);
  const created = await athlete.post(url, DRAFT);
  if (created.statusCode !== 201) throw new Error(`no peak week was drafted: ${created.body}`);
}

export const peakWeekPermissions: PermissionRow[] = [
  {
    endpoint: peakWeekEndpoints.peakWeek,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: peakWeekEndpoints.draftPeakWeek,
    statuses: athleteAndCoach(201),
    prepare: async (scene) => {
      const { params, version } = await peakWeek(scene, false);
      return { params, body: { ...DRAFT, version } };
    },
  },
  {
    endpoint: peakWeekEndpoints.changePeakWeek,
    statuses: ofCoach,
    prepare: async (scene) => {
      const { params, version } = await peakWeek(scene, false);
      return { params, body: { version, days: [], coachNotes: 'Good.' } };
    },
  },
  {
    endpoint: peakWeekEndpoints.approvePeakWeek,
    statuses: ofCoach,
    prepare: async (scene) => {
      const { params, version } = await peakWeek(scene, false);
      return { params, body: { version, ...APPROVAL } };
    },
  },
  {
    endpoint: peakWeekEndpoints.logPeakWeek,
    statuses: ofAthlete(200),
    prepare: async (scene) => ({
      params: (await peakWeek(scene, true)).params,
      body: { date: '2026-11-21', waterMl: 1500 },
    }),
  },
  {
    endpoint: peakWeekEndpoints.reportUnwell,
    statuses: ofAthlete(201),
    prepare: ({ people }) => ({
      params: { userId: people.athlete.id },
      body: { symptoms: ['Fainting'], requestKey: newId() },
    }),
  },
];
