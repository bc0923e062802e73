import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The athlete's dashboard: plans, latest figures and today's tasks. */
export function useDashboard() {
  return useQuery(endpointQuery(calls.dashboard, {}));
}
