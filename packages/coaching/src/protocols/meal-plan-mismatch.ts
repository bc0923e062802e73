import type { CalendarDay } from '../calendar/calendar-day.ts';
import { phaseOn } from './phase-on.ts';
import type { PhaseOutlook, ProtocolPhase } from './protocol.ts';

/** Maximum difference between a meal plan's energy and a phase's for them to count as equal. [our choice] */
const TOLERANCE = 0.03;

export interface MealsApart {
  /** Index of the phase, from 0. */
  phase: number;
  /** The phase's target, kcal a day. */
  phaseKcal: number;
  /** The active meal plan's daily target, kcal. */
  mealPlanKcal: number;
}

/**
 * The difference between a day's phase and the active meal plan's calories, if it exceeds 3%. Null if they agree, or
 * without a phase or meal plan.
 * @param mealPlanKcal the meal plan's daily target, kcal
 */
export function mealPlanMismatch(
  phases: readonly Pick<ProtocolPhase, 'calories'>[],
  outlook: readonly Pick<PhaseOutlook, 'startDate' | 'endDate'>[],
  { day, mealPlanKcal }: { day: CalendarDay; mealPlanKcal: number | null },
): MealsApart | null {
  const found = phaseOn(phases, outlook, day);
  if (!found || mealPlanKcal === null) return null;
  const phaseKcal = found.phase.calories;
  const isSame = Math.abs(mealPlanKcal - phaseKcal) <= TOLERANCE * phaseKcal;
  return isSame ? null : { phase: found.place, phaseKcal, mealPlanKcal };
}
