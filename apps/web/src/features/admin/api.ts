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

/** Totals over the whole roster. */
export function useRosterSummary() {
  return useQuery(endpointQuery(calls.clientsSummary, {}));
}

/** The coach's athletes, those who need attention first, paginated. */
export function useClients(search: string) {
  const query = { search: search.trim() || undefined, limit: PAGE_SIZE };
  return useInfiniteQuery({
    ...endpointPages(calls.clients, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Server status for the head coach. */
export function useOperations() {
  return useQuery(endpointQuery(calls.operations, {}));
}

/** The coaches of the practice. */
export function useTeam() {
  return useQuery(endpointQuery(calls.team, {}));
}

/** Adds a coach, or emails an existing one a new link. */
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

/** Removes a coach from the team. The caller may take over their athletes. */
export function useRemoveColleague() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ coachId, takesOverId }: Leaving) =>
      call(calls.removeColleague, { params: { coachId }, body: { takesOverId } }),
    // Not awaited, like a handover: the row must not disappear before its dialog closes.
    onSuccess: () => {
      void client.invalidateQueries();
    },
  });
}

interface Handover {
  userId: string;
  coachId: string;
  message: string;
}

/** Hands an athlete over to another coach and drops the athlete's cached data. */
export function useHandOver() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, coachId, message }: Handover) =>
      call(calls.handOver, {
        params: { userId },
        body: { coachId, ...(message.trim() ? { message } : {}) },
      }),
    // Not awaited: the athlete's row, and the toast it shows, would be gone by then.
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
          // The roster is shown in the coach's units.
          endpointKey(calls.clients),
          // Every athlete's volume is charted against the coach's landmarks.
          ['/api', 'users'],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

/** The audit log, newest first, paginated. */
export function useAudit(kind: AuditKind | undefined, person: string) {
  const query = { kind, person: person.trim() || undefined, limit: PAGE_SIZE };
  return useInfiniteQuery({
    ...endpointPages(calls.auditLog, { query }),
    placeholderData: keepPreviousData,
    // Always refetched, because it includes actions from moments ago.
    staleTime: 0,
  });
}

/** The path of an exported file, downloaded by the browser. */
export function exportPath(kind: ExportKind, query: { from?: string; to?: string }): string {
  return endpointPath(calls.exportData, { query: { kind, ...query } });
}
