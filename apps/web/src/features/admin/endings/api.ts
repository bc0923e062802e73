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
import { type ForEach, forEachAthlete } from '../../../lib/for-each-athlete.ts';

const PAGE_SIZE = 30;

/** Refetches everything, because an athlete joins or leaves most lists. */
function useRefetchAll() {
  const client = useQueryClient();
  // Not awaited: the row that shows the toast would be gone by then.
  return () => {
    void client.invalidateQueries();
  };
}

/** Ends athletes' coaching, now or after a last day. Resolves to those it couldn't be ended for. */
export function useEndCoaching() {
  const onSettled = useRefetchAll();
  return useMutation({
    mutationFn: ({ body, ...all }: ForEach & { body: EndBody }) =>
      forEachAthlete(all, ({ id }) => call(calls.endCoaching, { params: { userId: id }, body })),
    onSettled,
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

/** Pauses athletes' coaching until a day. Resolves to those who couldn't be paused. */
export function usePauseCoaching() {
  const onSettled = useRefetchAll();
  return useMutation({
    mutationFn: ({ until, ...all }: ForEach & { until: CalendarDay }) =>
      forEachAthlete(all, ({ id }) =>
        call(calls.pauseCoaching, { params: { userId: id }, body: { until } }),
      ),
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
