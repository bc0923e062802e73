import type { CalendarDay } from '../calendar/calendar-day.ts';
import { phaseOn } from './phase-on.ts';
import type { PhaseOutlook, ProtocolPhase } from './protocol.ts';

/** Share of a phase's daily energy that a meal plan may differ by and still be called the same. [our choice] */
const TOLERANCE = 0.03;

export interface MealsApart {
  /** The place of the phase, from 0. */
  phase: number;
  /** kcal a day that the phase asks for. */
  phaseKcal: number;
  /** The active meal plan's daily target, kcal. */
  mealPlanKcal: number;
}

/**
 * Whether a day's phase differs from the active meal plan's calories by more than 3 %. Null if they agree, or without a
 * phase or meal plan.
 * @param mealPlanKcal the meal plan's daily target, kcal
 */
export function mealsApart(
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
