import { LOCALE } from './numbers.ts';

const zoneOf = (timeZone?: string) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone }).resolvedOptions().timeZone;

/**
 * The time zone of this device; UTC if the browser reports 'Etc/Unknown', which it doesn't accept
 * itself.
 */
export function deviceTimeZone(): string {
  try {
    return zoneOf(zoneOf());
  } catch {
    return 'UTC';
  }
}
