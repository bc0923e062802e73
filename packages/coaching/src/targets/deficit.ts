import type { PlanAnswers } from '../athlete/answers.ts';
import { athleteEnergy } from './athlete-energy.ts';

/**
 * From this share of maintenance on, an intake is one: the weight of a day moves maintenance by less, and
 * every deficit planned here is larger. [our choice]
 */
const MAINTENANCE_SHARE = 0.97;

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
  const holding = Math.max(athleteEnergy(answers).maintenanceKcal, maintenanceKcal ?? 0);
  return kcal < MAINTENANCE_SHARE * holding;
}
