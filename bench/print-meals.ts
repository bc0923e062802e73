import { auditMeals, type MealPlan, type MealPlanRequest, mealFigures } from '@posedown/coaching';

/** Formats a day of meals line by line, as a dietitian would read it. */
export function dayText(request: MealPlanRequest, plan: MealPlan): string {
  const { produceGrams, fiberGrams, ingredients } = mealFigures(plan);
  const { dietaryRestrictions, foodAllergies, training, cookingPreference, targets } = request;
  const diet = [...dietaryRestrictions, ...foodAllergies.map((one) => `no ${one}`)].join(', ');
  const head = [
    `${targets.calories} kcal, ${targets.protein} g protein`,
    diet || 'eats all',
    `${cookingPreference} cooking`,
    `trains ${training?.time ?? 'at any time'}`,
    `${produceGrams} g produce, ${Math.round(fiberGrams)} g fiber, ${ingredients} ingredients`,
    auditMeals(plan, request).join(', ') || 'no rule broken',
  ];
  const meals = plan.meals.map(({ name, time, dish, calories, foods }) => {
    const list = foods.map((food) => `${food.amount} ${food.name}`).join(', ');
    return `  ${time} ${name}: ${dish} (${calories} kcal): ${list}`;
  });
  return [head.join('; '), ...meals].join('\n');
}
