import { MEAL_PLAN_TOLERANCE } from '@posedown/coaching';
import { MACRO_LABELS } from '../../ui/parts/macro-share.ts';
import type { DayMacros } from './shown-plan.ts';

const MACRO_KEYS = ['calories', 'protein', 'carbs', 'fats'] as const;
const LABELS = { calories: 'Calories', ...MACRO_LABELS };

/** Percent that a plan may miss a target by without more being said. */
const TOLERANCE_PERCENT = MEAL_PLAN_TOLERANCE * 100;

interface Miss {
  label: string;
  /** Whole percent of the target; positive is too much. */
  percent: number;
}

/** The targets that a plan misses by more than 2 %, in the order of the screen. */
function missesOf(plan: DayMacros, targets: DayMacros): Miss[] {
  return MACRO_KEYS.filter((key) => targets[key] > 0)
    .map((key) => ({ key, share: ((plan[key] - targets[key]) / targets[key]) * 100 }))
    .filter(({ share }) => Math.abs(share) > TOLERANCE_PERCENT)
    .map(({ key, share }) => ({ label: LABELS[key], percent: Math.round(share) }));
}

/** How close a plan comes to its targets, in a sentence. */
export function closenessOf(plan: DayMacros, targets: DayMacros): string {
  const misses = missesOf(plan, targets);
  if (misses.length === 0) return `Every figure is within ${TOLERANCE_PERCENT} % of its target.`;
  const words = misses.map(
    ({ label, percent }) => `${label} ${Math.abs(percent)} % ${percent > 0 ? 'above' : 'below'}`,
  );
  return `${words.join(', ')} target. The rest is within ${TOLERANCE_PERCENT} %.`;
}
