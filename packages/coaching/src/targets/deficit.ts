import type { PlanAnswers } from '../athlete/answers.ts';
import { athleteEnergy } from './athlete-energy.ts';

/**
 * From this share of maintenance on, an intake is one: the weight of a day moves maintenance by less, and
 * every deficit planned here is larger. [our choice]
 */
const MAINTENANCE_SHARE = 0.97;

/** Whether an intake is a calorie deficit for an athlete as they are now; kcal a day. */
export function isDeficit(answers: PlanAnswers, intakeKcal: number): boolean {
  return intakeKcal < MAINTENANCE_SHARE * athleteEnergy(answers).maintenanceKcal;
}
