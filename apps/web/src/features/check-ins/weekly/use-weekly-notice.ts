import { useProfile } from '../../../lib/profile.ts';
import { useWeekly, useWeeklyLoaded } from './api.ts';
import { isWeeklyWaiting } from './is-weekly-waiting.ts';
import { useLocalTime } from './use-local-time.ts';
import { weeklyNoticeOf } from './weekly-notice.ts';
import { weeklyStateAt } from './weekly-state.ts';

/** The notice of an athlete, and whether it is known, so that it doesn't appear late. */
export function useWeeklyNotice(userId: string) {
  const { data } = useWeekly(userId);
  const isWeeklyLoaded = useWeeklyLoaded(userId);
  const profile = useProfile(userId);
  const now = useLocalTime(profile.data?.timezone ?? 'UTC');
  const state = data && profile.data ? weeklyStateAt(data, now) : undefined;
  const isWaiting = Boolean(state?.toFill && isWeeklyWaiting(userId, state.toFill.on));
  return {
    notice: state ? weeklyNoticeOf(state, now, isWaiting) : null,
    isLoaded: isWeeklyLoaded && (profile.data !== undefined || profile.isError),
  };
}
