import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { PlannedIntake } from '../safety/energy-checks.ts';
import { deficitStarts } from '../trend/diet-water.ts';
import type { FollowedPhase } from './protocol.ts';

/** Planned intake: protocol phases and meal plans, latest first. */
export interface FollowedPlans {
  phases: readonly FollowedPhase[];
  mealPlans: readonly PlannedIntake[];
}

/** Days until today on which an athlete started a diet, by their meal plans and protocols. */
export function followedDietStarts(
  { phases, mealPlans }: FollowedPlans,
  today: CalendarDay,
  maintenanceKcal: number,
): CalendarDay[] {
  // A day's latest plan counts, and a protocol takes precedence over the meal plan.
  const steps = [
    ...mealPlans.toReversed().map(({ from, intakeKcal }) => ({ from, calories: intakeKcal })),
    ...phases.toReversed().map(({ from, phase }) => ({ from, calories: phase.calories })),
  ];
  return deficitStarts(
    steps.filter(({ from }) => from <= today),
    maintenanceKcal,
  );
}
