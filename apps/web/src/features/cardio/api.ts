import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The athlete's age and weight, among the rest of their answers. */
export function useProfile(userId: string) {
  return useQuery(endpointQuery(calls.profile, { params: { userId } }));
}
