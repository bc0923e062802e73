import type { PlanAnswers } from '../athlete/answers.ts';
import { inDeficit } from '../energy/in-deficit.ts';
import { athleteEnergy } from './athlete-energy.ts';

export interface CurrentIntake {
  kcal: number;
  /** Maintenance at planning time, if known; possibly measured. */
  maintenanceKcal: number | null;
}

/** Whether an intake is a deficit for the athlete now, or was one when planned; kcal a day. */
export function isDeficit(answers: PlanAnswers, { kcal, maintenanceKcal }: CurrentIntake): boolean {
  return inDeficit(kcal, Math.max(athleteEnergy(answers).maintenanceKcal, maintenanceKcal ?? 0));
}
