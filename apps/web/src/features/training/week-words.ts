import { counted } from '@posedown/coaching';
import type { ActivePlan } from '@posedown/contract';

type Plan = NonNullable<ActivePlan['plan']>;

/** The week of a plan; block and reserve are missing in a reply that this device stored before there were any. */
export type PlanWeekFacts = Pick<Plan, 'week' | 'weeks' | 'isOver'> &
  Partial<Pick<Plan, 'block' | 'targetRir'>>;

/** 'Week 3 of 12 · Block: Volume · 2 reps in reserve'. */
export function weekWords({ week, weeks, isOver, block, targetRir }: PlanWeekFacts): string {
  return [
    isOver ? `Done after ${counted(weeks, 'week')}` : `Week ${week} of ${weeks}`,
    block && `Block: ${block.name}`,
    targetRir == null ? null : `${counted(targetRir, 'rep')} in reserve`,
  ]
    .filter(Boolean)
    .join(' · ');
}
