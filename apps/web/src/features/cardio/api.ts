import { calls } from 'virtual:contract-calls';
import type { CardioSessionBody } from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** What a session changes: the lists of sessions, and the athlete's day. */
function useRefresh(userId: string) {
  const client = useQueryClient();
  return () => {
    const sessions = endpointQuery(calls.listCardioSessions, { params: { userId } });
    void client.invalidateQueries({ queryKey: sessions.queryKey });
    void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
  };
}

/** Stores a session. Fails at once without a network. */
export function useRecordCardioSession(userId: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: CardioSessionBody) => call(calls.recordCardioSession, { body }),
    onSuccess: useRefresh(userId),
  });
}

interface HeartRates {
  measuredMaxHeartRate: number | null;
  restingHeartRate: number | null;
}

export function useSetHeartRates(userId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: HeartRates) => call(calls.setHeartRates, { body }),
    onSuccess: (plan) => {
      const { queryKey } = endpointQuery(calls.cardioPlan, { params: { userId } });
      client.setQueryData(queryKey, plan);
      void client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) });
    },
  });
}
