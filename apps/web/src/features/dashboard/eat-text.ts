import { counted } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';

type Eaten = Dashboard['today']['eaten'];
type MealPlan = NonNullable<Dashboard['mealPlan']>;

/** Text such as '1,240 kcal left to eat'; before the first meal, the day's total. */
export function eatTitle(eaten: Eaten, plan: MealPlan): string {
  if (eaten.calories === 0) {
    return `${formatNumber(plan.calories)} kcal over ${counted(plan.mealCount, 'meal')}`;
  }
  const remaining = plan.calories - eaten.calories;
  const size = formatNumber(Math.abs(remaining));
  return remaining >= 0 ? `${size} kcal left to eat` : `${size} kcal over the plan`;
}

/** Text such as '62 g protein, 110 g carbs, 20 g fats left', with no negative amounts. */
export function eatDetail(eaten: Eaten, plan: MealPlan): string {
  const remaining = (name: 'protein' | 'carbs' | 'fats') =>
    `${formatNumber(Math.max(0, plan[name] - eaten[name]))} g ${name}`;
  const macros = `${remaining('protein')}, ${remaining('carbs')}, ${remaining('fats')}`;
  return eaten.calories === 0 ? macros : `${macros} left`;
}

export const PEAK_HAS_FOOD = 'Today’s food is in your peak-week plan';

/**
 * Text such as '3,100 kcal, 560 g carbs. 1,240 kcal eaten so far.' Unknown values are omitted; the
 * peak-week page has the details.
 */
export function peakFoodDetail(
  { kcal, carbsG }: NonNullable<Dashboard['today']['peakDay']>,
  eaten: Pick<Eaten, 'calories'>,
): string {
  const knownParts = [
    kcal !== null && `${formatNumber(kcal)} kcal`,
    carbsG !== null && `${formatNumber(carbsG)} g carbs`,
  ].filter(Boolean);
  const had = eaten.calories > 0 && ` ${formatNumber(eaten.calories)} kcal eaten so far.`;
  return `${knownParts.length > 0 ? `${knownParts.join(', ')}.` : 'See its page.'}${had || ''}`;
}
