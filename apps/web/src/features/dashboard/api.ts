import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The athlete's day: plans, latest figures, what is on today. */
export function useDashboard() {
  return useQuery(endpointQuery(calls.dashboard, {}));
}
