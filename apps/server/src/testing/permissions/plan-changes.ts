import { planChangeEndpoints } from '@posedown/contract';
import { newId } from '../../platform/db/schema/columns.ts';
import { athleteAndCoach, coachesOnly, type PermissionRow } from './row.ts';
import { type Scene, signUp } from './scene.ts';

/** Another athlete of the coach. No other call relies on their guidance mode. */
const someone = async ({ test }: Scene) => (await signUp(test, `${newId()}@test.example`)).id;

/** A change just made by the athlete's coach. */
async function aChange({ browserOf, people }: Scene) {
  const coach = await browserOf('coach');
  const path = `/api/users/${people.athlete.id}`;
  await coach.post(`${path}/plans`, { plans: ['cardio'] });
  const { changes } = (await coach.get(`${path}/plan-changes`)).json();
  return { params: { userId: people.athlete.id }, body: { upTo: changes[0].id } };
}

export const planChangePermissions: PermissionRow[] = [
  {
    endpoint: planChangeEndpoints.planChanges,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: planChangeEndpoints.acknowledgePlanChanges,
    statuses: athleteAndCoach(200),
    prepare: aChange,
  },
  {
    endpoint: planChangeEndpoints.cancelPlannedChange,
    statuses: { ...coachesOnly(204), otherCoach: 404 },
    prepare: async (scene) => ({ params: { userId: await someone(scene) } }),
  },
  {
    endpoint: planChangeEndpoints.setGuidance,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => ({
      params: { userId: await someone(scene) },
      body: { mode: 'collaborative' },
    }),
  },
];
