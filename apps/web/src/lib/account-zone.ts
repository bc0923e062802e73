import { deviceTimeZone } from './device-time-zone.ts';
import { useProfile } from './profile.ts';

/**
 * The time zone of an account, which what is logged goes by: undefined while it is being read. This device's only
 * where it cannot be read.
 */
export function useAccountZone(userId: string) {
  const profile = useProfile(userId);
  const isUnreachable = profile.isError || profile.fetchStatus === 'paused';
  const zone = profile.data?.timezone ?? (isUnreachable ? deviceTimeZone() : undefined);

  /** The same, waited for: what is stored never goes by another zone because the account was slow to come. */
  async function findZone(): Promise<string> {
    if (zone !== undefined) return zone;
    const { data } = await profile.refetch({ cancelRefetch: false });
    return data?.timezone ?? deviceTimeZone();
  }

  return { zone, findZone };
}
