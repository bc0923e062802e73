import type { ReplyOf, weeklyCheckInEndpoints } from '@posedown/contract';
import { useQuery } from '@tanstack/react-query';
import { weeklyQuery } from './weekly-query.ts';

export type WeeklyDue = ReplyOf<typeof weeklyCheckInEndpoints.weeklyCheckIn>;

/** The athlete’s weekly check-in to fill in, and the last ones. */
export function useWeekly(userId: string) {
  return useQuery(weeklyQuery(userId));
}

/** Whether the weekly check-in is loaded, or can't be loaded now, for example offline. */
export function useWeeklyLoaded(userId: string): boolean {
  const { isPending, failureCount, fetchStatus } = useWeekly(userId);
  return !isPending || failureCount > 0 || fetchStatus === 'paused';
}
