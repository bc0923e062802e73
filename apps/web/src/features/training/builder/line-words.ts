import { counted } from '@posedown/coaching';
import type { TrainingPlanLine } from '@posedown/contract';
import { formatDay, todayIn } from '../../../lib/days.ts';

type Line = Pick<TrainingPlanLine, 'weeks' | 'daysPerWeek' | 'createdAt'>;

/** What the list says of a plan: '4 weeks, 3 days per week. Made 21 Nov 2026.', by the reader's day. */
export function lineWords({ weeks, daysPerWeek, createdAt }: Line, timeZone?: string): string {
  const made = formatDay(todayIn(timeZone, new Date(createdAt)));
  return `${counted(weeks, 'week')}, ${counted(daysPerWeek, 'day')} per week. Made ${made}.`;
}
