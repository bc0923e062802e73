import type { PlanAnswers } from './answers.ts';

/** Nearer to the target than this there is no way left, kg. */
export const LEAST_WAY_KG = 0.5;

/** Whether a change of weight leads to the target weight: up for a number above zero, down for one below. */
export function leadsToTarget(
  { targetWeightKg, weightKg }: Pick<PlanAnswers, 'targetWeightKg' | 'weightKg'>,
  change: number,
): boolean {
  return (targetWeightKg - weightKg) * Math.sign(change) >= LEAST_WAY_KG;
}
