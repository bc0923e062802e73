import type { PlanAnswers } from '../athlete/answers.ts';
import { inDeficit } from '../energy/in-deficit.ts';
import { athleteEnergy } from './athlete-energy.ts';

export interface IntakeInForce {
  kcal: number;
  /** What kept the weight when it was planned, where that is known: it may have been measured. */
  maintenanceKcal: number | null;
}

/**
 * Whether a planned intake is a calorie deficit for an athlete as they are now, or was one when it was planned; kcal
 * a day.
 */
export function isDeficit(answers: PlanAnswers, { kcal, maintenanceKcal }: IntakeInForce): boolean {
  return inDeficit(kcal, Math.max(athleteEnergy(answers).maintenanceKcal, maintenanceKcal ?? 0));
}
