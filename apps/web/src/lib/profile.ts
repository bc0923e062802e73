import { calls } from 'virtual:contract-calls';
import type { Units } from '@posedown/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from './auth-context.ts';
import { noteAccountZone } from './device-decimal.ts';
import { endpointQuery } from './endpoint-query.ts';

/** The read of an athlete's answers. */
export const profileOf = (userId: string) => endpointQuery(calls.profile, { params: { userId } });

/** An athlete's answers: name, units, time zone, body, food. For themselves and their coach. */
export function useProfile(userId: string) {
  const profile = useQuery(profileOf(userId));
  // How numbers are written where they live decides how a typed one is read.
  if (profile.data) noteAccountZone(profile.data.timezone);
  return profile;
}

/**
 * The units in which what is stored of an athlete is read: an athlete's own, and on a coach's screens the coach's.
 * Undefined until they are known.
 */
export function useReaderUnits(athleteId: string): Units | undefined {
  const { isCoach } = useAuth();
  const profile = useQuery({ ...profileOf(athleteId), enabled: !isCoach });
  const settings = useQuery({ ...endpointQuery(calls.coachSettings, {}), enabled: isCoach });
  return isCoach ? settings.data?.defaultUnits : profile.data?.units;
}

/** The display name of an athlete's coach, as soon as it is known. */
export function useCoachName(userId: string | undefined): string | undefined {
  const profile = useQuery({ ...profileOf(userId ?? 'nobody'), enabled: userId !== undefined });
  return profile.data?.coachName ?? undefined;
}
