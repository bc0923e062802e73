import { calls } from 'virtual:contract-calls';
import type { CardioSession, CardioSessionBody, CardioSessionChange } from '@posedown/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The athlete's cardio week and heart-rate zones. */
export function useCardioPlan(userId: string) {
  return useQuery(endpointQuery(calls.cardioPlan, { params: { userId } }));
}

/** The sessions of the last twelve weeks, the newest first. */
export function useCardioSessions(userId: string) {
  return useQuery(endpointQuery(calls.listCardioSessions, { params: { userId } }));
}

/** Refetches what a session changes: the lists of sessions, and the athlete's day. */
export function refreshSessions(client: QueryClient, userId: string): void {
  const sessions = endpointQuery(calls.listCardioSessions, { params: { userId } });
  void client.invalidateQueries({ queryKey: sessions.queryKey });
  void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
}

/**
 * Says something of a session, and refetches what it changes. After a refusal too: the answer to a first try may have
 * been lost, or another device was here.
 */
export function useSessionWrite<Said, Reply>(
  userId: string,
  mutationFn: (said: Said) => Promise<Reply>,
) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshSessions(client, userId) });
}

/** Stores a session: the same key twice stores it once. */
export const recordSession = (body: CardioSessionBody) => call(calls.recordCardioSession, { body });

/** Stores a session. */
export const useRecordCardioSession = (userId: string) => useSessionWrite(userId, recordSession);

/** Corrects a session. */
export const useChangeSession = (userId: string) =>
  useSessionWrite(userId, ({ sessionId, ...body }: CardioSessionChange & { sessionId: string }) =>
    call(calls.changeCardioSession, { params: { sessionId }, body }),
  );

/** Deletes a session. */
export const useDeleteSession = (userId: string) =>
  useSessionWrite(userId, ({ id: sessionId, version }: Pick<CardioSession, 'id' | 'version'>) =>
    call(calls.deleteCardioSession, { params: { sessionId }, body: { version } }),
  );

interface HeartRates {
  measuredMaxHeartRate: number | null;
  takesBetaBlockers: boolean;
  restingHeartRate: number | null;
  version: number;
}

export function useSetHeartRates(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: HeartRates) => call(calls.setHeartRates, { body }),
    // Also what was refused as outdated is refetched: the next try knows its version.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
      const { queryKey } = endpointQuery(calls.cardioPlan, { params: { userId } });
      return client.invalidateQueries({ queryKey });
    },
  });
}
