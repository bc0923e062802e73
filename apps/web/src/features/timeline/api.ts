import { calls } from 'virtual:contract-calls';
import type { TimelineKind } from '@posedown/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { endpointPages } from '../../lib/endpoint-query.ts';

/**
 * An athlete's timeline, newest first, paginated. It lists what many screens write, so it is refetched whenever it is
 * opened.
 */
export function useTimeline(userId: string, kinds: readonly TimelineKind[]) {
  const query = { kinds: kinds.length > 0 ? kinds.join(',') : undefined };
  return useInfiniteQuery({
    ...endpointPages(calls.timeline, { params: { userId }, query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
