import type { TaskRepeat } from '@posedown/coaching';
import type { Task } from '@posedown/contract';
import { formatDaysAway, formatWeekday, withYear } from '../../lib/days.ts';

export const REPEAT_LABELS: Record<TaskRepeat, string> = {
  none: 'Doesn’t repeat',
  daily: 'Every day',
  weekly: 'Every week',
  two_weeks: 'Every 2 weeks',
  four_weeks: 'Every 4 weeks',
};

/** 'Today', 'Tomorrow', 'Yesterday', or the weekday and date. */
export function dueText(dueOn: string, today: string): string {
  const away = formatDaysAway(today, dueOn);
  return /^[ty]/.test(away)
    ? `${away.charAt(0).toUpperCase()}${away.slice(1)}`
    : withYear(formatWeekday, dueOn, today);
}

/** When a task is due, and how often: 'Mon 23 Nov, every week'. */
export function whenText({ dueOn, repeat }: Pick<Task, 'dueOn' | 'repeat'>, today: string): string {
  const due = dueText(dueOn, today);
  return repeat === 'none' ? due : `${due}, ${REPEAT_LABELS[repeat].toLowerCase()}`;
}
