import { regenerateEndpoints, trainingPlanEndpoints } from '@posedown/contract';
import { athleteAndCoach, coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

/** A plan of one day with one exercise. */
export async function planForm({ browserOf }: Pick<Scene, 'browserOf'>) {
  const browser = await browserOf('coach');
  const { exercises } = (await browser.get('/api/exercises')).json();
  const { id, name, category } = exercises[0];
  const exercise = { exerciseId: id, exerciseName: name, category };
  return {
    name: 'Off-season base',
    weeks: 12,
    daysPerWeek: 5,
    workouts: [{ name: 'Push', exercises: [{ ...exercise, sets: 3, reps: '8-12', restTime: 90 }] }],
  };
}

async function createPlan(scene: Scene): Promise<string> {
  const browser = await scene.browserOf('coach');
  return (await browser.post('/api/training-plans', await planForm(scene))).json().id;
}

const ofAthlete = ({ people }: Scene) => ({ params: { userId: people.athlete.id } });

/** The athlete's active plan and its current week. */
async function followedPlan({ browserOf, people }: Scene) {
  const browser = await browserOf('coach');
  const { plan } = (await browser.get(`/api/users/${people.athlete.id}/training-plan`)).json();
  return { planId: plan.id as string, week: plan.week as number };
}

/** Calls about a coach's own plan. For other coaches it doesn't exist. */
const ownPlan = (status: number) => ({ ...coachesOnly(status), otherCoach: 404 });

export const trainingPlanPermissions: PermissionRow[] = [
  {
    endpoint: trainingPlanEndpoints.createTrainingPlan,
    statuses: ownPlan(201),
    prepare: async (scene) => ({
      body: { ...(await planForm(scene)), clientId: scene.people.athlete.id },
    }),
  },
  { endpoint: trainingPlanEndpoints.trainingPlans, statuses: coachesOnly(200) },
  {
    endpoint: trainingPlanEndpoints.trainingPlan,
    statuses: ownPlan(200),
    prepare: async (scene) => ({ params: { planId: await createPlan(scene) } }),
  },
  {
    endpoint: trainingPlanEndpoints.assignTrainingPlan,
    statuses: ownPlan(201),
    prepare: async (scene) => ({
      params: { planId: await createPlan(scene) },
      body: { clientId: scene.people.athlete.id, startsOn: '2026-11-23' },
    }),
  },
  {
    endpoint: trainingPlanEndpoints.deleteTrainingPlan,
    statuses: ownPlan(204),
    prepare: async (scene) => ({ params: { planId: await createPlan(scene) } }),
  },
  {
    endpoint: regenerateEndpoints.previewProgram,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => {
      const { planId, week } = await followedPlan(scene);
      return { ...ofAthlete(scene), query: `?planId=${planId}&week=${week}` };
    },
  },
  {
    endpoint: regenerateEndpoints.regenerateProgram,
    statuses: athleteAndCoach(201),
    prepare: async (scene) => ({ ...ofAthlete(scene), body: await followedPlan(scene) }),
  },
  {
    endpoint: trainingPlanEndpoints.activePlan,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
];
