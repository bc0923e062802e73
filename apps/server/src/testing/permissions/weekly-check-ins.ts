import { addDays } from '@posedown/coaching';
import {
  checkInFormEndpoints,
  checkInReviewEndpoints,
  weeklyCheckInEndpoints,
} from '@posedown/contract';
import { newId } from '../../platform/db/schema/columns.ts';
import { athleteAndCoach, athletesOnly, coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const TODAY = '2026-11-21';

const FORM = {
  name: 'Prep check-in',
  questions: [
    {
      ...{ id: 'hunger', type: 'scale', label: 'Hunger', required: true, phases: [] },
      ...{ lowLabel: 'None', highLabel: 'Ravenous' },
    },
    { id: 'note', type: 'text', label: 'Anything else?', required: false, phases: [] },
  ],
};

const ANSWERS = {
  'training-energy': 7,
  hunger: 6,
  'sleep-quality': 8,
  stress: 4,
  digestion: 7,
  note: 'A good week.',
};

const ofOwnAthlete = (status: number) => ({ ...coachesOnly(status), otherCoach: 404 });
const ofAthlete = ({ people }: Scene) => ({ userId: people.athlete.id });

let daysBack = 0;

/** A check-in for another day each time. */
function weeklyBody() {
  daysBack = (daysBack + 1) % 60;
  return {
    ...{ dueOn: addDays(TODAY, -daysBack), formId: null, formVersion: 1, answers: ANSWERS },
    ...{ version: 0, requestKey: newId() },
  };
}

async function waiting({ browserOf }: Scene) {
  const athlete = await browserOf('athlete');
  const reply = await athlete.post('/api/weekly-check-ins', weeklyBody());
  if (reply.statusCode !== 201) throw new Error(`no check-in: ${reply.body}`);
  const { id, version } = reply.json();
  return { checkInId: id, version };
}

async function answered(scene: Scene) {
  const checkIn = await waiting(scene);
  const coach = await scene.browserOf('coach');
  const url = `/api/users/${scene.people.athlete.id}/check-in-review`;
  const body = { ...checkIn, reply: 'Keep going.', requestKey: newId() };
  const reply = await coach.post(url, body);
  if (reply.statusCode !== 200) throw new Error(`no reply: ${reply.body}`);
  return { checkInId: checkIn.checkInId };
}

/** A new form of the coach's. */
async function ownForm({ browserOf }: Scene) {
  const coach = await browserOf('coach');
  return { formId: (await coach.post('/api/check-in-forms', FORM)).json().id };
}

/** The athlete's schedule, replaced by a first version. */
async function scheduled(scene: Scene) {
  const coach = await scene.browserOf('coach');
  const url = `/api/users/${scene.people.athlete.id}/check-in-schedule`;
  const { schedule } = (await coach.get(url)).json();
  if (schedule) await coach.delete(`${url}?version=${schedule.version}`);
  await coach.request({ method: 'PUT', url, payload: { ...SCHEDULE, version: 0 } });
  return { params: ofAthlete(scene), query: '?version=1' };
}

const SCHEDULE = { formId: null, weekday: 6, minute: 1200 };

export const weeklyCheckInPermissions: PermissionRow[] = [
  { endpoint: checkInFormEndpoints.checkInForms, statuses: coachesOnly(200) },
  {
    endpoint: checkInFormEndpoints.createCheckInForm,
    statuses: coachesOnly(201),
    prepare: () => ({ body: FORM }),
  },
  {
    endpoint: checkInFormEndpoints.changeCheckInForm,
    statuses: ofOwnAthlete(200),
    prepare: async (scene) => ({
      params: await ownForm(scene),
      body: { ...FORM, name: 'Peak check-in', version: 1 },
    }),
  },
  {
    endpoint: checkInFormEndpoints.archiveCheckInForm,
    statuses: ofOwnAthlete(204),
    prepare: async (scene) => ({ params: await ownForm(scene), query: '?version=1' }),
  },
  {
    endpoint: checkInFormEndpoints.restoreCheckInForm,
    statuses: ofOwnAthlete(200),
    prepare: async (scene) => ({ params: await ownForm(scene) }),
  },
  {
    endpoint: checkInFormEndpoints.assignCheckInForm,
    statuses: coachesOnly(200),
    prepare: ({ people }) => ({
      body: { ...SCHEDULE, to: { kind: 'athletes', ids: [people.otherAthlete.id] } },
    }),
  },
  {
    endpoint: checkInFormEndpoints.checkInSchedule,
    statuses: ofOwnAthlete(200),
    prepare: (scene) => ({ params: ofAthlete(scene) }),
  },
  {
    endpoint: checkInFormEndpoints.changeCheckInSchedule,
    statuses: ofOwnAthlete(200),
    prepare: async (scene) => ({
      params: (await scheduled(scene)).params,
      body: { ...SCHEDULE, weekday: 5, version: 1 },
    }),
  },
  {
    endpoint: checkInFormEndpoints.stopCheckInSchedule,
    statuses: ofOwnAthlete(204),
    prepare: scheduled,
  },
  {
    endpoint: weeklyCheckInEndpoints.weeklyCheckIn,
    statuses: athleteAndCoach(200),
    prepare: (scene) => ({ params: ofAthlete(scene) }),
  },
  {
    endpoint: weeklyCheckInEndpoints.submitWeeklyCheckIn,
    statuses: athletesOnly(201),
    prepare: () => ({ body: weeklyBody() }),
  },
  {
    endpoint: weeklyCheckInEndpoints.weeklyCheckIns,
    statuses: athleteAndCoach(200),
    prepare: (scene) => ({ params: ofAthlete(scene) }),
  },
  {
    endpoint: weeklyCheckInEndpoints.acknowledgeCheckInReply,
    statuses: { ...athletesOnly(200), otherAthlete: 404 },
    prepare: async (scene) => ({ params: await answered(scene) }),
  },
  { endpoint: checkInReviewEndpoints.checkInInbox, statuses: coachesOnly(200) },
  { endpoint: checkInReviewEndpoints.checkInCount, statuses: coachesOnly(200) },
  {
    endpoint: checkInReviewEndpoints.checkInReview,
    statuses: ofOwnAthlete(200),
    prepare: (scene) => ({ params: ofAthlete(scene) }),
  },
  {
    endpoint: checkInReviewEndpoints.answerCheckIn,
    statuses: ofOwnAthlete(200),
    prepare: async (scene) => ({
      params: ofAthlete(scene),
      body: { ...(await waiting(scene)), reply: 'Well done.', requestKey: newId() },
    }),
  },
];
