import {
  counted,
  helpText,
  leadingNumber,
  type MacroTargets,
  outOfReachText,
  type PlanAnswers,
  type PlannedMeal,
  type ScaleResult,
} from '@posedown/coaching';
import type { MealsPreview } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { findActivePlan } from './queries.ts';
import { scalePlan } from './scale-active-plan.ts';

/**
 * Previews the active plan's meals for other targets, per food. Creates nothing.
 * @param targets a coach's own; omitted to use the answers
 * @returns null without an active plan
 * @throws AppError as `planTargets`
 */
export async function previewMeals(
  db: Db,
  userId: string,
  answers: PlanAnswers,
  targets: MacroTargets | undefined,
): Promise<MealsPreview | null> {
  const plan = await findActivePlan(db, userId);
  if (!plan) return null;
  const own = targets && ({ ...targets, from: 'coach' } as const);
  const { result, targets: aim } = await scalePlan(db, plan, answers, own);
  const after = 'help' in result && result.help ? result.help.plan : result.plan;
  const isPossible = result.kind === 'scaled' || result.help !== null;
  // A coach's targets keep the meal count, while computed targets follow the answers.
  const mealCountChange = own ? null : otherCountText(plan.meals.length, answers.mealFrequency);
  const keeps = isPossible && !mealCountChange && after.avoidedFoods.length === 0;
  return {
    isPossible,
    suggested: keeps ? 'scale' : 'replace',
    notes: [...notesOf(result, aim.calories), ...(mealCountChange ? [mealCountChange] : [])],
    meals: mealChanges(plan.meals, after.meals),
    before: totalOf(plan),
    after: totalOf(after),
    avoidedFoods: after.avoidedFoods,
  };
}

function notesOf(result: ScaleResult, kcal: number): string[] {
  if (result.kind === 'scaled') return [];
  return [result.help ? helpText(result.help) : outOfReachText(result, kcal)];
}

function otherCountText(meals: number, frequency: PlanAnswers['mealFrequency']): string | null {
  const mealCount = leadingNumber(frequency);
  if (mealCount === meals) return null;
  return `The profile asks for ${counted(mealCount, 'meal')} a day. Keeping these foods means staying at ${meals}.`;
}

/** Each food before and after, in plan order. Added or dropped foods have 0 g on one side. */
function mealChanges(before: readonly PlannedMeal[], after: readonly PlannedMeal[]) {
  return before.map(({ name, foods }, index) => {
    const scaled = after[index]?.foods ?? [];
    const saved = foods.map(({ foodId, name: food, grams }) => {
      const same = scaled.find((each) => each.foodId === foodId);
      return { foodId, name: food, beforeGrams: grams, afterGrams: same?.grams ?? 0 };
    });
    const added = scaled
      .filter(({ foodId }) => foods.every((each) => each.foodId !== foodId))
      .map(({ foodId, name: food, grams }) => {
        return { foodId, name: food, beforeGrams: 0, afterGrams: grams };
      });
    return { name, foods: [...saved, ...added] };
  });
}

const totalOf = ({ calories, protein, carbs, fats }: MacroTargets) => ({
  ...{ calories, protein, carbs, fats },
});
