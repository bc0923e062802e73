import { deviceTimeZone } from './device-time-zone.ts';
import type { DecimalSeparator } from './parse-number.ts';

/**
 * Zones whose people write 1,250.5. An English browser alone says little: half the world that writes 1.250,5
 * uses one.
 */
const POINT_ZONES =
  /^(America\/(New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Indiana\/.*|Kentucky\/.*)|Pacific\/(Honolulu|Auckland)|Europe\/(London|Dublin)|Australia\/.*)$/;

/** The decimal separator of a language; undefined where the browser does not know it. */
function separatorOf(language: string): string | undefined {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(1.5);
    return parts.find(({ type }) => type === 'decimal')?.value;
  } catch {
    return undefined;
  }
}

/**
 * The decimal separator that a person surely uses: all their languages agree on a comma, or on a point and they
 * live where it is written. Undefined otherwise.
 */
export function surelyUsed(
  languages: readonly string[],
  timeZone: string,
): DecimalSeparator | undefined {
  const separators = new Set(languages.map(separatorOf));
  const [separator, other] = separators;
  if (other !== undefined) return undefined;
  if (separator === ',') return POINT_ZONES.test(timeZone) ? undefined : ',';
  return separator === '.' && POINT_ZONES.test(timeZone) ? '.' : undefined;
}

let known: { languages: string; separator: DecimalSeparator | undefined } | undefined;

/** The same of this device. */
export function decimalOfDevice(): DecimalSeparator | undefined {
  const all = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  const languages = all.join();
  if (known?.languages !== languages) {
    known = { languages, separator: surelyUsed(all, deviceTimeZone()) };
  }
  return known.separator;
}
