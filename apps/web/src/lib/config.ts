import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './endpoint-query.ts';

/** The practice's name and its coach's, and the demo accounts, where there are any: what anybody may know. */
export function useConfig() {
  return useQuery(endpointQuery(calls.config, {}));
}
