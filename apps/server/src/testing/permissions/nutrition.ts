import { substitutesFor } from '@posedown/coaching';
import { type NutritionPlan, nutritionEndpoints, nutritionLogEndpoints } from '@posedown/contract';
import { athleteAndCoach, athletesOnly, coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

/** Calls of an athlete on their own plan. For another athlete it doesn't exist. */
const ownPlanOnly = { ...athletesOnly(200), otherAthlete: 404 };

/** Diary entries of an athlete. */
const ownDiaryOnly = (status: number) => ({ ...athletesOnly(status), otherAthlete: 404 });

/** The quick log from the specification. */
const QUICK_LOG = {
  date: '2026-11-20',
  mealName: 'Protein Shake',
  calories: 300,
  protein: 25,
  carbs: 5,
  fats: 8,
  time: '07:30',
};

const ofAthlete = ({ people }: Scene) => ({ params: { userId: people.athlete.id } });

/** A newly created diary entry of the athlete. */
async function aLine(scene: Scene) {
  const athlete = await scene.browserOf('athlete');
  const { params } = ofAthlete(scene);
  const created = await athlete.post(`/api/users/${params.userId}/nutrition-logs`, QUICK_LOG);
  return { params: { ...params, logId: created.json().id } };
}

export const nutritionPermissions: PermissionRow[] = [
  {
    endpoint: nutritionEndpoints.nutritionPlans,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: nutritionEndpoints.generatePlan,
    statuses: athletesOnly(200),
    prepare: () => ({ body: { mealFrequency: 4 } }),
  },
  {
    endpoint: nutritionEndpoints.swapFood,
    statuses: ownPlanOnly,
    prepare: async (scene) => {
      const plan = await newestPlan(scene);
      return { params: { planId: plan.id }, body: aSwap(plan) };
    },
  },
  {
    endpoint: nutritionEndpoints.undoSwap,
    statuses: ownPlanOnly,
    prepare: async (scene) => {
      const plan = await newestPlan(scene);
      const athlete = await scene.browserOf('athlete');
      await athlete.post(`/api/nutrition-plans/${plan.id}/swap`, aSwap(plan));
      return { params: { planId: plan.id }, body: { version: plan.version + 1 } };
    },
  },
  {
    endpoint: nutritionEndpoints.undoPlan,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => {
      const { params } = ofAthlete(scene);
      const coach = await scene.browserOf('coach');
      await coach.post(`/api/users/${params.userId}/plans`, { plans: ['nutrition'] });
      const { id, version } = await newestPlan(scene);
      return { params: { ...params, planId: id }, body: { version } };
    },
  },
  {
    endpoint: nutritionLogEndpoints.nutritionLogs,
    statuses: athleteAndCoach(200),
    prepare: ofAthlete,
  },
  {
    endpoint: nutritionLogEndpoints.quickFoods,
    statuses: athleteAndCoach(200),
    prepare: ofAthlete,
  },
  {
    endpoint: nutritionLogEndpoints.customFoods,
    statuses: athleteAndCoach(200),
    prepare: ofAthlete,
  },
  {
    endpoint: nutritionLogEndpoints.logMeal,
    statuses: ownDiaryOnly(201),
    prepare: (scene) => ({ ...ofAthlete(scene), body: QUICK_LOG }),
  },
  {
    endpoint: nutritionLogEndpoints.logPlannedMeal,
    statuses: ownDiaryOnly(201),
    prepare: async (scene) => {
      const { id } = await newestPlan(scene);
      return { ...ofAthlete(scene), body: { planId: id, meal: 0, date: '2026-11-20' } };
    },
  },
  {
    endpoint: nutritionLogEndpoints.editNutritionLog,
    statuses: ownDiaryOnly(200),
    prepare: async (scene) => {
      const { date, time } = QUICK_LOG;
      const body = { version: 0, date, time, mealType: 'snack', quantity: 2, unit: 'serving' };
      return { ...(await aLine(scene)), body };
    },
  },
  {
    endpoint: nutritionLogEndpoints.deleteNutritionLog,
    statuses: ownDiaryOnly(204),
    prepare: async (scene) => ({ ...(await aLine(scene)), body: { version: 0 } }),
  },
  {
    endpoint: nutritionLogEndpoints.deleteCustomFood,
    statuses: ownDiaryOnly(204),
    prepare: async (scene) => {
      const { params } = ofAthlete(scene);
      const { mealName: foodName, ...rest } = QUICK_LOG;
      const athlete = await scene.browserOf('athlete');
      const food = { ...rest, foodName, mealType: 'snack', quantity: 1, unit: 'piece' };
      const created = await athlete.post(`/api/users/${params.userId}/nutrition-logs`, food);
      return { params: { ...params, foodId: created.json().customFoodId } };
    },
  },
];

async function newestPlan({ people, browserOf }: Scene): Promise<NutritionPlan> {
  const athlete = await browserOf('athlete');
  const plans = (await athlete.get(`/api/nutrition-plans/user/${people.athlete.id}`)).json();
  return plans[0];
}

/** A swap the plan allows. */
function aSwap({ version, meals }: NutritionPlan) {
  for (const [meal, { foods }] of meals.entries()) {
    for (const { foodId } of foods) {
      const fresh = substitutesFor(foodId).find(
        (substitute) => !foods.some((food) => food.foodId === substitute.foodId),
      );
      if (fresh) return { version, meal, foodId, substituteId: fresh.foodId };
    }
  }
  throw new Error('the plan has nothing to swap');
}
