import { addDays, daysBetween } from '../calendar/calendar-day.ts';

/** How often a coach's task comes back. */
export const TASK_REPEATS = ['none', 'daily', 'weekly', 'two_weeks', 'four_weeks'] as const;
export type TaskRepeat = (typeof TASK_REPEATS)[number];

const INTERVAL_DAYS: Record<Exclude<TaskRepeat, 'none'>, number> = {
  daily: 1,
  weekly: 7,
  two_weeks: 14,
  four_weeks: 28,
};

/**
 * The day a repeating task is due next, counted from its due day so that a weekly task stays on its weekday. Missed
 * turns are skipped: the next one is never in the past. Null for a task that doesn't repeat.
 */
export function nextTaskDay(dueOn: string, repeat: TaskRepeat, today: string): string | null {
  if (repeat === 'none') return null;
  const interval = INTERVAL_DAYS[repeat];
  const turns = Math.max(1, Math.ceil(daysBetween(dueOn, today) / interval));
  return addDays(dueOn, turns * interval);
}
