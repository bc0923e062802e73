import { calls } from 'virtual:contract-calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { weeklyQuery } from '../../features/check-ins/weekly/weekly-query.ts';
import { latestMessages } from '../../features/messages/latest-messages-query.ts';
import { UnsavedMessageWarning } from '../../features/messages/unsaved-message-warning.ts';
import { newChangesQuery } from '../../features/plan-changes/new-changes-query.ts';
import { supplementWeek } from '../../features/supplements/supplement-week.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { todayIn } from '../../lib/days.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { adaptOnNewDay, cacheAnswers, dropAnswers } from '../../lib/offline-answers.ts';
import { profileOf } from '../../lib/profile.ts';
import { useTrueFor } from '../../lib/use-true-for.ts';

/** Delay before prefetching for offline use, so that it doesn’t compete with the first taps. */
const AHEAD_AFTER_MS = 5000;

/**
 * Prepares an athlete's device for offline use: caches what they read, prefetches what they are
 * likely to read once the screen has settled, and caches all screens of the app. Warns about
 * messages that can't be stored. Renders nothing.
 */
export function OfflineCache({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { isCoach } = useAuth();
  const hasSettled = useTrueFor(true, AHEAD_AFTER_MS);
  useEffect(() => {
    if (isCoach) {
      // Cached data of an athlete who used this device before.
      void dropAnswers();
      return;
    }
    return cacheAnswers(client, userId);
  }, [client, userId, isCoach]);
  useEffect(() => {
    if (!hasSettled) return;
    // Already loaded.
    void import('../once-idle.ts').then(
      ({ cacheWholeApp }) => cacheWholeApp(),
      () => undefined,
    );
    void import('../../features/notices/push/resume-push.ts')
      .then(({ resumePush }) => resumePush(userId))
      .catch(() => undefined);
    if (isCoach) return;
    const stops = [keepPrefetched(client, userId), adaptOnNewDay(client, userId)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, userId, isCoach, hasSettled]);
  return <UnsavedMessageWarning userId={userId} />;
}

/** Several writes often follow one another. */
const SOON_MS = 1000;

/**
 * Prefetches now, and again whenever cached data becomes stale: after a write, a change event of
 * the server, or a while in the background. @returns a function that stops it
 */
function keepPrefetched(client: QueryClient, userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void readAhead(client, userId), SOON_MS);
  };
  void readAhead(client, userId);
  window.addEventListener('focus', readSoon);
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') readSoon();
  });
  return () => {
    unsubscribe();
    window.removeEventListener('focus', readSoon);
    clearTimeout(timer);
  };
}

/**
 * Gyms and kitchens may have no network: prefetches the day even if the athlete never opened it,
 * and what is needed for everything the offline notice promises. Fresh data is not refetched.
 */
async function readAhead(client: QueryClient, userId: string): Promise<void> {
  const params = { userId };
  void client.prefetchQuery(endpointQuery(calls.dashboard, {}));
  void client.prefetchQuery(endpointQuery(calls.trainingToday, {}));
  void client.prefetchQuery(endpointQuery(calls.nutritionPlans, { params }));
  void client.prefetchQuery(endpointQuery(calls.cardioPlan, { params }));
  void client.prefetchQuery(endpointQuery(calls.listCheckIns, { params }));
  void client.prefetchQuery(weeklyQuery(userId));
  void client.prefetchQuery(newChangesQuery(userId));
  void client.prefetchQuery(latestMessages(userId));
  const profile = await client.ensureQueryData(profileOf(userId)).catch(() => undefined);
  if (!profile) return;
  const today = todayIn(profile.timezone);
  const query = { from: today, to: today };
  void client.prefetchQuery(endpointQuery(calls.nutritionLogs, { params, query }));
  const week = supplementWeek(today);
  void client.prefetchQuery(endpointQuery(calls.supplementLog, { params, query: week }));
}
