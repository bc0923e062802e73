import { calls } from 'virtual:contract-calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { todayIn } from '../../lib/days.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { keepAnswers } from '../../lib/kept-answers.ts';
import { profileOf } from '../../lib/profile.ts';
import { registerServiceWorker } from '../service-worker/register.ts';

/**
 * Keeps on the device what the product is built of, and on an athlete's what they read and what they
 * will want to read. Draws nothing.
 */
export function KeepForOffline({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { isCoach } = useAuth();
  useEffect(registerServiceWorker, []);
  useEffect(() => {
    if (isCoach) return;
    const stop = keepAnswers(client, userId);
    void readAhead(client, userId);
    return stop;
  }, [client, userId, isCoach]);
  return null;
}

/** A gym or a kitchen may have no network: the day is there even if nobody looked at it before. */
async function readAhead(client: QueryClient, userId: string): Promise<void> {
  const params = { userId };
  void client.prefetchQuery(endpointQuery(calls.dashboard, {}));
  void client.prefetchQuery(endpointQuery(calls.trainingToday, {}));
  void client.prefetchQuery(endpointQuery(calls.nutritionPlans, { params }));
  void client.prefetchQuery(endpointQuery(calls.cardioPlan, { params }));
  const profile = await client.ensureQueryData(profileOf(userId)).catch(() => undefined);
  if (!profile) return;
  const today = todayIn(profile.timezone);
  const query = { from: today, to: today };
  void client.prefetchQuery(endpointQuery(calls.nutritionLogs, { params, query }));
}
