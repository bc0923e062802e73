/** Said of a text that is no number, and never of one that is too small or too large. */
export const UNREADABLE_NUMBER = 'We couldn’t read that as a number. Use digits, like 82.5';

/** Said of a number that lies outside. @param unit such as 'kg' or '%' */
export function rangeMessage({ min, max }: { min: number; max: number }, unit = ''): string {
  const suffix = unit === '' || unit === '%' ? unit : ` ${unit}`;
  return `Enter a number between ${min} and ${max}${suffix}`;
}
