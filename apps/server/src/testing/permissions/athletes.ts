import {
  athleteEndpoints,
  clientEndpoints,
  healthEndpoints,
  holdEndpoints,
  newPlansEndpoints,
  overviewEndpoints,
} from '@posedown/contract';
import { newId } from '../../platform/db/schema/columns.ts';
import { signUpForm } from '../answers.ts';
import { athleteAndCoach, athletesOnly, coachesOnly, everyone, type PermissionRow } from './row.ts';
import { type Scene, signUp } from './scene.ts';

/** The current version of the athlete's answers. */
async function versionOf({ browserOf, people }: Scene): Promise<number> {
  const browser = await browserOf('athlete');
  return (await browser.get(`/api/users/${people.athlete.id}`)).json().version;
}

const HOLD = { kind: 'medical', reason: 'Home with a fever.' };

/** Another athlete of the coach that no other call needs. */
const someone = async ({ test }: Scene) => (await signUp(test, `${newId()}@test.example`)).id;

async function createHold(scene: Scene) {
  const userId = await someone(scene);
  const coach = await scene.browserOf('coach');
  const hold = await coach.post(`/api/users/${userId}/holds`, HOLD);
  return { userId, holdId: hold.json().id as string };
}

export const athletePermissions: PermissionRow[] = [
  {
    endpoint: athleteEndpoints.signUp,
    statuses: everyone(201),
    prepare: () => ({ body: signUpForm({ email: `${newId()}@test.example` }) }),
  },
  {
    endpoint: athleteEndpoints.profile,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: athleteEndpoints.changeProfile,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => ({
      params: { userId: scene.people.athlete.id },
      body: { height: 181, version: await versionOf(scene) },
    }),
  },
  { endpoint: athleteEndpoints.putOffFacts, statuses: athletesOnly(204) },
  {
    endpoint: athleteEndpoints.recordClearance,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => ({
      params: { userId: scene.people.athlete.id },
      body: { clearedOn: null, version: await versionOf(scene) },
    }),
  },
  {
    endpoint: healthEndpoints.confirmConditions,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => ({
      params: { userId: await someone(scene) },
      body: { conditions: ['Kidney disease'] },
    }),
  },
  {
    endpoint: holdEndpoints.placeHold,
    statuses: { ...coachesOnly(201), otherCoach: 404 },
    prepare: async (scene) => ({ params: { userId: await someone(scene) }, body: HOLD }),
  },
  {
    endpoint: holdEndpoints.liftHold,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => ({
      params: await createHold(scene),
      body: { reason: 'The fever has gone.' },
    }),
  },
  {
    endpoint: newPlansEndpoints.previewTargets,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: newPlansEndpoints.previewMeals,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: newPlansEndpoints.createNewPlans,
    statuses: athleteAndCoach(201),
    prepare: ({ people }) => ({
      params: { userId: people.athlete.id },
      body: {
        plans: ['nutrition'],
        targets: { calories: 2260, protein: 180, carbs: 190, fats: 86 },
        targetsReason: 'Asked: eats enough.',
      },
    }),
  },
  {
    endpoint: overviewEndpoints.clientOverview,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  { endpoint: clientEndpoints.clients, statuses: coachesOnly(200) },
  { endpoint: clientEndpoints.clientsSummary, statuses: coachesOnly(200) },
];
