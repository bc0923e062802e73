import {
  GOAL_CONFLICT,
  goalWarnings,
  isGoalConflict,
  ONBOARDING_LIMITS,
  showWarning,
} from '@posedown/coaching';
import type { ReactNode } from 'react';
import { todayIn } from '../../lib/days.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import type { Answers } from './answers.ts';
import { heightCmOf, weightKgOf } from './convert-answers.ts';

type Typed = Pick<
  Answers,
  | 'primaryGoal'
  | 'units'
  | 'sex'
  | 'height'
  | 'weight'
  | 'targetWeight'
  | 'bodyFatGoal'
  | 'competitionDate'
>;

/**
 * Why no plan leads to a goal that was typed, in sentences; none while too little is typed to say.
 * @param error what a field already says
 */
export function goalCautions(
  { primaryGoal, units, sex, competitionDate, ...typed }: Typed,
  fieldError?: ReactNode,
  today = todayIn(),
): string[] {
  const heightCm = Number(heightCmOf(typed.height, units));
  const weightKg = Number(weightKgOf(typed.weight, units, ONBOARDING_LIMITS.weight));
  if (!(heightCm > 0 && weightKg > 0)) return [];
  const body = { heightCm, weightKg, units, ...(sex ? { sex } : {}) };
  const targetWeightKg =
    Number(weightKgOf(typed.targetWeight, units, ONBOARDING_LIMITS.targetWeight)) || null;
  const { weight, bodyFat } = goalWarnings(body, {
    targetWeightKg,
    bodyFatGoalPercent: typedNumber(typed.bodyFatGoal, { unit: '%' }) || null,
  });
  const isConflict = isGoalConflict({ primaryGoal: primaryGoal || null, weightKg, targetWeightKg });
  const show =
    primaryGoal === 'competition_prep' && competitionDate && targetWeightKg
      ? showWarning(body, { today, showDay: competitionDate, targetWeightKg })
      : null;
  return [isConflict && GOAL_CONFLICT, weight, bodyFat, show]
    .filter((text) => typeof text === 'string')
    .filter((text) => text !== fieldError);
}
