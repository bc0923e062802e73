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
  /** The daily target of the meal plan in force, kcal. */
  mealPlanKcal: number;
}

/**
 * Where the phase of a day asks for another daily energy than the meal plan in force aims at, beyond 3 %.
 * Null where they agree, where no phase lies on that day and without a meal plan.
 * @param mealPlanKcal the daily target of the meal plan, kcal
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
