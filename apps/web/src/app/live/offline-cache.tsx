import { calls } from 'virtual:contract-calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { latestMessages } from '../../features/messages/latest-messages-query.ts';
import { UnsavedMessageWarning } from '../../features/messages/unsaved-message-warning.ts';
import { newChangesQuery } from '../../features/plan-changes/new-changes-query.ts';
import { supplementWeek } from '../../features/supplements/supplement-week.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { todayIn } from '../../lib/days.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { cacheAnswers, dropAnswers, turnWithDay } from '../../lib/offline-answers.ts';
import { profileOf } from '../../lib/profile.ts';
import { useTrueFor } from '../../lib/use-true-for.ts';
import { cacheWholeApp } from '../service-worker/register.ts';

/** Delay before prefetching for offline use, so that it doesn’t compete with the first taps. */
const AHEAD_AFTER_MS = 5000;

/**
 * Caches on an athlete's device what they read and, once the screen has stood for a while, what they will want to
 * read; caches all screens of the app; warns of a message that it cannot keep. Draws nothing.
 */
export function OfflineCache({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { isCoach } = useAuth();
  const hasStood = useTrueFor(true, AHEAD_AFTER_MS);
  useEffect(() => {
    if (isCoach) {
      // Of an athlete who used this device before.
      void dropAnswers();
      return;
    }
    return cacheAnswers(client, userId);
  }, [client, userId, isCoach]);
  useEffect(() => {
    if (!hasStood) return;
    cacheWholeApp();
    if (isCoach) return;
    const stops = [keepAhead(client, userId), turnWithDay(client, userId)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, userId, isCoach, hasStood]);
  return <UnsavedMessageWarning userId={userId} />;
}

/** A write is often followed by others. */
const SOON_MS = 1000;

/**
 * Reads ahead now, and again whenever something that was read is found to be old: by a write, by the
 * server's word of a change, or because the device was laid aside for a while.
 * @returns what ends it
 */
function keepAhead(client: QueryClient, userId: string): () => void {
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
 * A gym or a kitchen may have no network: the day is there even if nobody looked at it before, and with it
 * whatever the notice of a lost network says can be logged or written meanwhile. What is fresh is not asked for.
 */
async function readAhead(client: QueryClient, userId: string): Promise<void> {
  const params = { userId };
  void client.prefetchQuery(endpointQuery(calls.dashboard, {}));
  void client.prefetchQuery(endpointQuery(calls.trainingToday, {}));
  void client.prefetchQuery(endpointQuery(calls.nutritionPlans, { params }));
  void client.prefetchQuery(endpointQuery(calls.cardioPlan, { params }));
  void client.prefetchQuery(endpointQuery(calls.listCheckIns, { params }));
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
