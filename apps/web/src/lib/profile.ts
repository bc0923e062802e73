import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './endpoint-query.ts';

/** The read of an athlete's answers. */
export const profileOf = (userId: string) => endpointQuery(calls.profile, { params: { userId } });

/** An athlete's answers: name, units, time zone, body, food. For themselves and their coach. */
export function useProfile(userId: string) {
  return useQuery(profileOf(userId));
}

/** The display name of an athlete's coach, as soon as it is known. */
export function useCoachName(userId: string | undefined): string | undefined {
  const profile = useQuery({ ...profileOf(userId ?? 'nobody'), enabled: userId !== undefined });
  return profile.data?.coachName ?? undefined;
}
