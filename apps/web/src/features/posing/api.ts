import { calls } from 'virtual:contract-calls';
import type { PoseSessionBody } from '@posedown/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';
import { profileOf, useProfile } from '../../lib/profile.ts';

/** Enough for two months of practice; older sessions are loaded on request. */
const SHOWN_SESSIONS = 40;

/** The athlete's latest sessions, newest first, and the divisions of their upcoming shows. */
export function usePoseSessions(userId: string, enabled: boolean) {
  const query = endpointQuery(calls.listPoseSessions, {
    params: { userId },
    query: { limit: SHOWN_SESSIONS },
  });
  return useQuery({ ...query, enabled });
}

/** The sessions from a cursor on, paginated: loaded on request, then refetched with the others. */
export const olderSessions = (userId: string, cursor: string) => ({
  ...endpointPages(calls.listPoseSessions, {
    params: { userId },
    query: { limit: SHOWN_SESSIONS, cursor },
  }),
  initialPageParam: cursor,
  enabled: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
});

/** The sessions before the latest ones, paginated. */
export function useOlderPoseSessions(userId: string, cursor: string) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(olderSessions(userId, cursor));
  return {
    sessions: data?.pages.flatMap((page) => page.sessions) ?? [],
    list: {
      ...{ isFetchingNextPage, isFetchNextPageError, fetchNextPage },
      // The first page is loaded on request.
      hasNextPage: !data || hasNextPage,
    },
  };
}

export function useAthleteName(athleteId: string): string {
  return useProfile(athleteId).data?.name ?? 'the athlete';
}

export function useOwnProfile(userId: string, enabled: boolean) {
  return useQuery({ ...profileOf(userId), enabled });
}

/** Recent sessions of the coach's athletes. */
export function useRecentPoseSessions() {
  return useQuery(endpointQuery(calls.recentPoseSessions, {}));
}

function useRefreshSessions() {
  const client = useQueryClient();
  return (userId: string) =>
    client.invalidateQueries({
      queryKey: endpointKey(calls.listPoseSessions, { params: { userId } }),
    });
}

export function useSavePoseSession(userId: string) {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: (body: PoseSessionBody) => call(calls.savePoseSession, { body }),
    onSuccess: () => void refresh(userId),
  });
}

export function useDeletePoseSession(userId: string) {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: (sessionId: string) =>
      call(calls.deletePoseSession, { params: { userId, sessionId } }),
    onSettled: () => refresh(userId),
  });
}

interface Note {
  userId: string;
  sessionId: string;
  coachNotes: string;
  version: number;
}

export function useNoteOnSession() {
  const client = useQueryClient();
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: ({ userId, sessionId, ...body }: Note) =>
      call(calls.noteOnPoseSession, { params: { userId, sessionId }, body }),
    // Also after a conflict, so the next attempt sends the current version.
    onSettled: (_reply, _error, { userId }) =>
      Promise.all([
        refresh(userId),
        client.invalidateQueries({ queryKey: endpointKey(calls.recentPoseSessions) }),
      ]),
  });
}
