import { calls } from 'virtual:contract-calls';
import type { PhaseGroup } from '@posedown/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { endpointPages, endpointQuery } from '../../lib/endpoint-query.ts';

/** Analytics over all of the coach's athletes, with the first athletes of each list. */
export function useAnalytics() {
  return useQuery(endpointQuery(calls.analytics, {}));
}

/** Loaded on request, and from then on refetched with the rest. */
const onRequest = {
  enabled: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
};

export const useAthletesAtRisk = () =>
  useInfiniteQuery({ ...endpointPages(calls.athletesAtRisk, {}), ...onRequest });

export const useAthletesOffPace = () =>
  useInfiniteQuery({ ...endpointPages(calls.athletesOffPace, {}), ...onRequest });

/** The athletes in a phase, nearest show first, paginated. */
export function useAthletesInPhase(phase: PhaseGroup['phase']) {
  return useInfiniteQuery(
    endpointPages(calls.athletesInPhase, { query: { phase: phase ?? 'none' } }),
  );
}
