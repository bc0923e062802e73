import { counted } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';

type Eaten = Dashboard['today']['eaten'];
type MealPlan = NonNullable<Dashboard['mealPlan']>;

/** '1,240 kcal left to eat'; before the first meal, what the whole day holds. */
export function eatTitle(eaten: Eaten, plan: MealPlan): string {
  if (eaten.calories === 0) {
    return `${formatNumber(plan.calories)} kcal over ${counted(plan.mealCount, 'meal')}`;
  }
  const left = plan.calories - eaten.calories;
  const size = formatNumber(Math.abs(left));
  return left >= 0 ? `${size} kcal left to eat` : `${size} kcal over the plan`;
}

/** '62 g protein, 110 g carbs, 20 g fats left'; nothing is ever less than nought. */
export function eatDetail(eaten: Eaten, plan: MealPlan): string {
  const left = (name: 'protein' | 'carbs' | 'fats') =>
    `${formatNumber(Math.max(0, plan[name] - eaten[name]))} g ${name}`;
  const macros = `${left('protein')}, ${left('carbs')}, ${left('fats')}`;
  return eaten.calories === 0 ? macros : `${macros} left`;
}

export const PEAK_HAS_FOOD = 'Today’s food is in your peak-week plan';

/** '3,100 kcal, 560 g carbs. 1,240 kcal eaten so far.'; what is not known is on the page of the peak week. */
export function peakFoodDetail(
  { kcal, carbsG }: NonNullable<Dashboard['today']['peakDay']>,
  eaten: Pick<Eaten, 'calories'>,
): string {
  const known = [
    kcal !== null && `${formatNumber(kcal)} kcal`,
    carbsG !== null && `${formatNumber(carbsG)} g carbs`,
  ].filter(Boolean);
  const had = eaten.calories > 0 && ` ${formatNumber(eaten.calories)} kcal eaten so far.`;
  return `${known.length > 0 ? `${known.join(', ')}.` : 'See its page.'}${had || ''}`;
}
