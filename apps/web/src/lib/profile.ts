import { calls } from 'virtual:contract-calls';
import type { Units } from '@posedown/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from './auth-context.ts';
import { noteAccountZone } from './device-decimal.ts';
import { endpointQuery } from './endpoint-query.ts';

/** The query of an athlete's profile. */
export const profileOf = (userId: string) => endpointQuery(calls.profile, { params: { userId } });

/**
 * An athlete's profile: name, units, time zone, body, nutrition. For themselves and their coach.
 */
export function useProfile(userId: string) {
  const profile = useQuery(profileOf(userId));
  // The number format of the athlete's home determines how typed numbers are parsed.
  if (profile.data) noteAccountZone(profile.data.timezone);
  return profile;
}

/**
 * The units for showing an athlete's data: an athlete's own, or on a coach's screens the coach's.
 * Undefined until known.
 */
export function useReaderUnits(athleteId: string): Units | undefined {
  const { isCoach } = useAuth();
  const profile = useQuery({ ...profileOf(athleteId), enabled: !isCoach });
  const settings = useQuery({ ...endpointQuery(calls.coachSettings, {}), enabled: isCoach });
  return isCoach ? settings.data?.defaultUnits : profile.data?.units;
}

/** The display name of an athlete's coach, once known. */
export function useCoachName(userId: string | undefined): string | undefined {
  const profile = useQuery({ ...profileOf(userId ?? 'nobody'), enabled: userId !== undefined });
  return profile.data?.coachName ?? undefined;
}
