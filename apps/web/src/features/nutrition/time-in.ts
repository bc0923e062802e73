import { serverTime } from '../../lib/clock/server-time.ts';
import { LOCALE } from '../../lib/numbers.ts';

/** The time on the wall clock of a zone, HH:MM; this device's where the zone is not known. */
export function timeIn(timeZone: string | undefined, now = new Date(serverTime())): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALE, format).format(now);
}
