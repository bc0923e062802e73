import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** Analytics over all of the coach's athletes. */
export function useAnalytics() {
  return useQuery(endpointQuery(calls.analytics, {}));
}
