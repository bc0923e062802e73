import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The coach's athletes together. */
export function useAnalytics() {
  return useQuery(endpointQuery(calls.analytics, {}));
}
