import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './endpoint-query.ts';

/** The read of an athlete's answers. */
export const profileOf = (userId: string) => endpointQuery(calls.profile, { params: { userId } });

/** An athlete's answers: name, units, time zone, body, food. For themselves and their coach. */
export function useProfile(userId: string) {
  return useQuery(profileOf(userId));
}
