import { counted, WEEKDAY_NAMES } from '@posedown/coaching';
import type { ActivePlan } from '@posedown/contract';

type Plan = NonNullable<ActivePlan['plan']>;

/** The week of a plan; block and reserve are missing in replies stored by an older version. */
export type PlanWeekFacts = Pick<Plan, 'week' | 'weeks' | 'isOver'> &
  Partial<Pick<Plan, 'block' | 'targetRir'>>;

/** Text such as 'Week 3 of 12 · Block: Volume · 2 reps in reserve'. */
export function weekText({ week, weeks, isOver, block, targetRir }: PlanWeekFacts): string {
  return [
    isOver ? `Done after ${counted(weeks, 'week')}` : `Week ${week} of ${weeks}`,
    block && `Block: ${block.name}`,
    targetRir == null ? null : `${counted(targetRir, 'rep')} in reserve`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The short name of a weekday: 'Mon' for 1, the first day of a week. */
export const shortWeekday = (day: number) => (WEEKDAY_NAMES[day - 1] ?? '').slice(0, 3);
