import type { PlanAnswers } from './answers.ts';

/** Below this distance, the target counts as reached, kg. */
export const MIN_DISTANCE_KG = 0.5;

/** Whether a weight change leads toward the target weight: up for a positive number, down for a negative one. */
export function leadsToTarget(
  { targetWeightKg, weightKg }: Pick<PlanAnswers, 'targetWeightKg' | 'weightKg'>,
  change: number,
): boolean {
  return (targetWeightKg - weightKg) * Math.sign(change) >= MIN_DISTANCE_KG;
}
