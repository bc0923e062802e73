import { calls } from 'virtual:contract-calls';
import type {
  CardioSession,
  CardioSessionBody,
  CardioSessionChange,
  CardioSessionRestore,
} from '@posedown/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The athlete's cardio week and heart-rate zones. */
export function useCardioPlan(userId: string) {
  return useQuery(endpointQuery(calls.cardioPlan, { params: { userId } }));
}

/** The sessions of the last twelve weeks, newest first. */
export function useCardioSessions(userId: string) {
  return useQuery(endpointQuery(calls.listCardioSessions, { params: { userId } }));
}

/** Refetches what a session changes: the session lists and the dashboard. */
export function refreshSessions(client: QueryClient, userId: string): void {
  const sessions = endpointQuery(calls.listCardioSessions, { params: { userId } });
  void client.invalidateQueries({ queryKey: sessions.queryKey });
  void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
}

/**
 * Writes a session and refetches what it changes, even after a failure: the server may have saved an earlier attempt,
 * or another device may have changed the session.
 */
function useSessionWrite<Body, Reply>(userId: string, mutationFn: (body: Body) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshSessions(client, userId) });
}

/** Saves a session. Its request key makes retries safe. */
export const recordSession = (body: CardioSessionBody) => call(calls.recordCardioSession, { body });

export const useRecordCardioSession = (userId: string) => useSessionWrite(userId, recordSession);

export const useChangeSession = (userId: string) =>
  useSessionWrite(userId, ({ sessionId, ...body }: CardioSessionChange & { sessionId: string }) =>
    call(calls.changeCardioSession, { params: { sessionId }, body }),
  );

export const useDeleteSession = (userId: string) =>
  useSessionWrite(userId, ({ id: sessionId, version }: Pick<CardioSession, 'id' | 'version'>) =>
    call(calls.deleteCardioSession, { params: { sessionId }, body: { version } }),
  );

export const useRestoreSession = (userId: string) =>
  useSessionWrite(userId, (body: CardioSessionRestore) =>
    call(calls.restoreCardioSession, { body }),
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
    // Also after a conflict, so the next attempt sends the current version.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
      const { queryKey } = endpointQuery(calls.cardioPlan, { params: { userId } });
      return client.invalidateQueries({ queryKey });
    },
  });
}
