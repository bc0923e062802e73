import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './endpoint-query.ts';

/** Public settings: the names of the practice and its coach, and the demo accounts, if any. */
export function useConfig() {
  return useQuery(endpointQuery(calls.config, {}));
}
