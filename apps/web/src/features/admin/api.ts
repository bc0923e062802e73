import { calls } from 'virtual:contract-calls';
import type { AuditKind, CoachSettingsChange, ExportKind, NewColleague } from '@posedown/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey, endpointPath } from '../../lib/endpoint-path.ts';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';

const PAGE_SIZE = 30;

/** Counts over the whole roster. */
export function useRosterSummary() {
  return useQuery(endpointQuery(calls.clientsSummary, {}));
}

/** The coach's athletes, worst first, page after page. */
export function useClients(search: string) {
  const query = { search: search.trim() || undefined, limit: PAGE_SIZE };
  return useInfiniteQuery({
    ...endpointPages(calls.clients, { query }),
    placeholderData: keepPreviousData,
  });
}

/** What the head coach should know about the server. */
export function useOperations() {
  return useQuery(endpointQuery(calls.operations, {}));
}

/** The coaches of the practice. */
export function useTeam() {
  return useQuery(endpointQuery(calls.team, {}));
}

/** Adds a coach, or mails one a new link. */
export function useAddColleague() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewColleague) => call(calls.addColleague, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(calls.team) }),
  });
}

interface Leaving {
  coachId: string;
  takesOverId: string | null;
}

/** Takes a coach off the team; their athletes may be the caller's own from now on. */
export function useRemoveColleague() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ coachId, takesOverId }: Leaving) =>
      call(calls.removeColleague, { params: { coachId }, body: { takesOverId } }),
    // Not waited for, as with a hand-over: the row would be gone before the dialog.
    onSuccess: () => {
      void client.invalidateQueries();
    },
  });
}

interface HandOver {
  userId: string;
  coachId: string;
  message: string;
}

/** Hands an athlete over to another coach and drops their cached data. */
export function useHandOver() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, coachId, message }: HandOver) =>
      call(calls.handOver, {
        params: { userId },
        body: { coachId, ...(message.trim() ? { message } : {}) },
      }),
    // Not waited for: the athlete's row, and what it wants to say, would be gone by then.
    onSuccess: () => {
      void client.invalidateQueries();
    },
  });
}

/** The coach's own settings. */
export function useSettings() {
  return useQuery(endpointQuery(calls.coachSettings, {}));
}

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CoachSettingsChange) => call(calls.changeCoachSettings, { body }),
    onSettled: () =>
      Promise.all(
        [
          endpointKey(calls.coachSettings),
          // The roster is in the coach's units.
          endpointKey(calls.clients),
          // The volume of every athlete is drawn against the coach's landmarks.
          ['/api', 'users'],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

/** The audit log, the newest first, page after page. */
export function useAudit(kind: AuditKind | undefined, person: string) {
  const query = { kind, person: person.trim() || undefined, limit: PAGE_SIZE };
  return useInfiniteQuery({
    ...endpointPages(calls.auditLog, { query }),
    placeholderData: keepPreviousData,
    // What was done a moment ago, here or elsewhere, stands in it.
    staleTime: 0,
  });
}

/** Where a file is fetched from; the browser saves it as it comes. */
export function exportPath(kind: ExportKind, query: { from?: string; to?: string }): string {
  return endpointPath(calls.exportData, { query: { kind, ...query } });
}
