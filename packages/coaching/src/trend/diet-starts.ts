import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';

/** Planned intake from a day on, until the next. */
export interface IntakeStep extends Pick<MacroTargets, 'calories' | 'carbs'> {
  from: CalendarDay;
}

/**
 * Changes in calories or carbohydrate from this share on count; smaller ones are the same plan rewritten. [our
 * choice]
 */
const CLEAR_CHANGE = { calories: 0.1, carbs: 0.25 } as const;

/**
 * Days on which a plan clearly different from the previous one started: a diet, a diet break or a load. A day's last
 * plan counts. The first plan is compared with maintenance, since nothing earlier is known.
 */
export function dietStarts(steps: readonly IntakeStep[], maintenanceKcal: number): CalendarDay[] {
  const days = new Map<CalendarDay, IntakeStep>();
  for (const step of steps) days.set(step.from, step);
  const inOrder = [...days.values()].toSorted((one, other) => daysBetween(other.from, one.from));
  return inOrder
    .filter((step, index) => differs(step, inOrder[index - 1], maintenanceKcal))
    .map(({ from }) => from);
}

function differs(step: IntakeStep, before: IntakeStep | undefined, maintenanceKcal: number) {
  const calories = Math.abs(step.calories - (before?.calories ?? maintenanceKcal));
  if (calories >= CLEAR_CHANGE.calories * (before?.calories ?? maintenanceKcal)) return true;
  if (!before) return false;
  return Math.abs(step.carbs - before.carbs) >= CLEAR_CHANGE.carbs * before.carbs;
}
