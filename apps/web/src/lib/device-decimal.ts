import { deviceTimeZone } from './device-time-zone.ts';
import type { DecimalSeparator } from './parse-number.ts';

/**
 * Zones where people write 1,250.5. An English browser alone means little, because half of the
 * places that write 1.250,5 use one.
 */
const POINT_ZONES =
  /^(America\/(New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Indiana\/.*|Kentucky\/.*)|Pacific\/(Honolulu|Auckland)|Europe\/(London|Dublin)|Australia\/.*)$/;

/** The decimal separator of a language; undefined if the browser doesn't know it. */
function separatorOf(language: string): string | undefined {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(1.5);
    return parts.find(({ type }) => type === 'decimal')?.value;
  } catch {
    return undefined;
  }
}

/**
 * The decimal separator that a user certainly uses: all their languages use a comma, or all use a
 * point and the user lives where it is common. Undefined otherwise.
 * @param timeZones those of the device and the account
 */
export function certainSeparator(
  languages: readonly string[],
  timeZones: readonly string[],
): DecimalSeparator | undefined {
  const [separator, other] = new Set(languages.map(separatorOf));
  if (other !== undefined) return undefined;
  const usePoint = timeZones.filter((zone) => POINT_ZONES.test(zone)).length;
  if (separator === ',') return usePoint > 0 ? undefined : ',';
  return separator === '.' && usePoint === timeZones.length ? '.' : undefined;
}

let accountZone: string | undefined;

/** Stores the home zone of the shown profile's owner, who may be traveling. */
export function noteAccountZone(timeZone: string): void {
  accountZone = timeZone;
}

/** The decimal separator of this device's user; undefined until their time zone is known. */
export function decimalOfDevice(): DecimalSeparator | undefined {
  if (typeof navigator === 'undefined' || accountZone === undefined) return undefined;
  return certainSeparator(navigator.languages ?? [], [deviceTimeZone(), accountZone]);
}
