import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { PlannedIntake } from '../safety/energy-checks.ts';
import { deficitStarts } from '../trend/diet-water.ts';
import type { FollowedPhase } from './protocol.ts';

/** What was to be eaten: the phases of protocols, and beside them the meal plans, the latest first. */
export interface FollowedPlans {
  phases: readonly FollowedPhase[];
  mealPlans: readonly PlannedIntake[];
}

/** Days until today on which somebody started a diet, by their meal plans and protocols. */
export function followedDietStarts(
  { phases, mealPlans }: FollowedPlans,
  today: CalendarDay,
  maintenanceKcal: number,
): CalendarDay[] {
  // The latest plan of a day counts, and a protocol goes before the meal plan beside it.
  const steps = [
    ...mealPlans.toReversed().map(({ from, intakeKcal }) => ({ from, calories: intakeKcal })),
    ...phases.toReversed().map(({ from, phase }) => ({ from, calories: phase.calories })),
  ];
  return deficitStarts(
    steps.filter(({ from }) => from <= today),
    maintenanceKcal,
  );
}
