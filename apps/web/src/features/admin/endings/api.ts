import { calls } from 'virtual:contract-calls';
import type { CalendarDay } from '@posedown/coaching';
import type { EndBody, FormerChange } from '@posedown/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointKey } from '../../../lib/endpoint-path.ts';
import { endpointPages } from '../../../lib/endpoint-query.ts';

const PAGE_SIZE = 30;

/** Refetches everything, because an athlete joins or leaves most lists. */
function useRefetchAll() {
  const client = useQueryClient();
  // Not awaited: the row that shows the toast would be gone by then.
  return () => {
    void client.invalidateQueries();
  };
}

/** Ends an athlete's coaching, now or after a last day. */
export function useEndCoaching(userId: string) {
  const onSuccess = useRefetchAll();
  return useMutation({
    mutationFn: (body: EndBody) => call(calls.endCoaching, { params: { userId }, body }),
    onSuccess,
  });
}

/** Takes back a planned end. */
export function useKeepCoaching(userId: string) {
  const onSuccess = useRefetchAll();
  return useMutation({
    mutationFn: () => call(calls.keepCoaching, { params: { userId } }),
    onSuccess,
  });
}

interface Pausing {
  athletes: readonly Named[];
  /** The last day. */
  until: CalendarDay;
  onProgress: (done: number) => void;
}

export interface Named {
  id: string;
  name: string;
}

/** Pauses athletes' coaching until a day, one after the other. Resolves to those who couldn't be paused. */
export function usePauseCoaching() {
  const onSettled = useRefetchAll();
  return useMutation({
    mutationFn: async ({ athletes, until, onProgress }: Pausing) => {
      const failed: { athlete: Named; error: unknown }[] = [];
      for (const [index, athlete] of athletes.entries()) {
        const request = { params: { userId: athlete.id }, body: { until } };
        await call(calls.pauseCoaching, request).catch((error: unknown) => {
          failed.push({ athlete, error });
        });
        onProgress(index + 1);
      }
      return failed;
    },
    onSettled,
  });
}

/** Ends the pause of an athlete. */
export function useResumeCoaching(userId: string) {
  const onSuccess = useRefetchAll();
  return useMutation({
    mutationFn: () => call(calls.resumeCoaching, { params: { userId } }),
    onSuccess,
  });
}

export type FormerState = 'listed' | 'archived';

/** The coach's former athletes, the latest first, paginated. */
export function useFormerAthletes(state: FormerState, search: string) {
  const query = { state, search: search.trim() || undefined, limit: PAGE_SIZE };
  return useInfiniteQuery({
    ...endpointPages(calls.formerAthletes, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Archives a former athlete, offers to coach them again, or plans the deletion of their account. */
export function useChangeFormer(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FormerChange) =>
      call(calls.changeFormerAthlete, { params: { userId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(calls.formerAthletes) }),
  });
}
