import { deviceTimeZone } from './device-time-zone.ts';
import { useProfile } from './profile.ts';

/**
 * The time zone of an account for logging: undefined while it loads, and the device's zone if it
 * can't be loaded.
 */
export function useAccountZone(userId: string) {
  const profile = useProfile(userId);
  const isUnreachable = profile.isError || profile.fetchStatus === 'paused';
  const zone = profile.data?.timezone ?? (isUnreachable ? deviceTimeZone() : undefined);

  /** Waits for the account's zone, so that a slow load never stores another zone's time. */
  async function findZone(): Promise<string> {
    if (zone !== undefined) return zone;
    const { data } = await profile.refetch({ cancelRefetch: false });
    return data?.timezone ?? deviceTimeZone();
  }

  return { zone, findZone };
}
