import { substitutesFor } from '@posedown/coaching';
import { type NutritionPlan, nutritionEndpoints } from '@posedown/contract';
import { athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

/** What an athlete does to a plan of their own; to another athlete the plan is not there. */
const ownPlanOnly = { ...athletesOnly(200), otherAthlete: 404 };

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
];

async function newestPlan({ people, browserOf }: Scene): Promise<NutritionPlan> {
  const athlete = await browserOf('athlete');
  const plans = (await athlete.get(`/api/nutrition-plans/user/${people.athlete.id}`)).json();
  return plans[0];
}

/** A swap that the plan allows. */
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
