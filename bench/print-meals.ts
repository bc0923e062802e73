import { auditMeals, makeMealPlan, mealFigures } from '@posedown/coaching';
import { mealGrid } from './plan-meals.ts';

/* Prints days of meals to be read line by line, as a dietitian would: `node --import tsx bench/print-meals.ts [days]`. */
const days = Number(process.argv[2] ?? 100);
const grid = mealGrid();
for (let day = 0; day < days; day += 1) {
  const request = grid[Math.floor((day * grid.length) / days)];
  if (request === undefined) break;
  const plan = makeMealPlan(request);
  const { produceGrams, fiberGrams, ingredients } = mealFigures(plan);
  const { dietaryRestrictions, foodAllergies, training, cookingPreference, targets } = request;
  const diet = [...dietaryRestrictions, ...foodAllergies.map((one) => `no ${one}`)].join(', ');
  const broken = auditMeals(plan, request).join(', ') || 'no rule broken';
  console.log(
    `\n${day + 1}. ${targets.calories} kcal, ${targets.protein} g protein, ${diet || 'eats all'}, ${cookingPreference}, trains ${training?.time ?? 'at any time'}: ${produceGrams} g produce, ${Math.round(fiberGrams)} g fiber, ${ingredients} ingredients; ${broken}`,
  );
  for (const { name, time, dish, calories, foods } of plan.meals) {
    const list = foods.map((food) => `${food.amount} ${food.name}`).join(', ');
    console.log(`   ${time} ${name}: ${dish} (${calories}) — ${list}`);
  }
}
