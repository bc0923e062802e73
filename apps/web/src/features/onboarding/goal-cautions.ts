import { GOAL_CONFLICT, goalWarnings, isGoalConflict, ONBOARDING_LIMITS } from '@posedown/coaching';
import type { ReactNode } from 'react';
import { typedNumber } from '../../lib/typed-number.ts';
import type { Answers } from './answers.ts';
import { heightCmOf, weightKgOf } from './convert-answers.ts';

type Typed = Pick<
  Answers,
  'primaryGoal' | 'units' | 'sex' | 'height' | 'weight' | 'targetWeight' | 'bodyFatGoal'
>;

/**
 * Why no plan leads to a goal that was typed, in sentences; none while too little is typed to say.
 * @param complaint what a field already says
 */
export function goalCautions(
  { primaryGoal, units, sex, ...typed }: Typed,
  complaint?: ReactNode,
): string[] {
  const heightCm = Number(heightCmOf(typed.height, units));
  const weightKg = Number(weightKgOf(typed.weight, units, ONBOARDING_LIMITS.weight));
  if (!(heightCm > 0 && weightKg > 0)) return [];
  const body = { heightCm, weightKg, units, ...(sex ? { sex } : {}) };
  const { weight, bodyFat } = goalWarnings(body, {
    targetWeightKg:
      Number(weightKgOf(typed.targetWeight, units, ONBOARDING_LIMITS.targetWeight)) || null,
    bodyFatGoalPercent: typedNumber(typed.bodyFatGoal, { unit: '%' }) || null,
  });
  const isConflict = isGoalConflict({
    primaryGoal: primaryGoal || null,
    weightKg,
    targetWeightKg: Number(weightKgOf(typed.targetWeight, units, ONBOARDING_LIMITS.targetWeight)),
  });
  return [isConflict && GOAL_CONFLICT, weight, bodyFat]
    .filter((text) => typeof text === 'string')
    .filter((text) => text !== complaint);
}
