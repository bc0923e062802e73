import type { PrimaryGoal } from '../athlete/answers.ts';

export interface GoalAndWeights {
  primaryGoal: PrimaryGoal | null | undefined;
  /** The current weight, kg. */
  weightKg: number | null | undefined;
  targetWeightKg: number | null | undefined;
}

/** Shown when the target weight of a muscle gain is below the current weight. */
export const GOAL_CONFLICT =
  'For muscle gain, the target can’t be below the current weight. Raise the target, or choose another goal.';

/** Whether the goal and the target weight contradict each other. False if one of them is unknown. */
export function isGoalConflict({ primaryGoal, weightKg, targetWeightKg }: GoalAndWeights): boolean {
  if (!weightKg || !targetWeightKg) return false;
  return primaryGoal === 'muscle_gain' && targetWeightKg < weightKg;
}
