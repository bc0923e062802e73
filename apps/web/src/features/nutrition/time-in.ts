import { serverTime } from '../../lib/clock/server-time.ts';
import { LOCALE } from '../../lib/numbers.ts';

/** The time in a time zone, HH:MM; in the device's time zone if none is known. */
export function timeIn(timeZone: string | undefined, now = new Date(serverTime())): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALE, format).format(now);
}
