import { LOCALE } from './numbers.ts';

const zoneOf = (timeZone?: string) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone }).resolvedOptions().timeZone;

/** The time zone of this device; UTC where the browser only says 'Etc/Unknown', which it does not take back. */
export function deviceTimeZone(): string {
  try {
    return zoneOf(zoneOf());
  } catch {
    return 'UTC';
  }
}
