import { thousands } from './thousands.ts';

/** Shown for text that isn't a number, never for a number out of range. */
export const UNREADABLE_NUMBER =
  'We couldn’t read that as a number. Type digits, such as 8 or 82.5';

/** Formats a limit: '0.5', '20,000'. */
const limitText = (limit: number) => (Number.isInteger(limit) ? thousands(limit) : String(limit));

/**
 * Shown for a number out of range.
 * @param unit such as 'kg' or '%'
 */
export function rangeMessage({ min, max }: { min: number; max: number }, unit = ''): string {
  const suffix = unit === '' || unit === '%' ? unit : ` ${unit}`;
  return `Enter a number between ${limitText(min)} and ${limitText(max)}${suffix}`;
}
