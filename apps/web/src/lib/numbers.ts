/** One locale for all numbers and days, so that every screen looks the same. */
export const LOCALE = 'en-GB';

/**
 * Formats a number: `formatNumber(2400)` is '2,400'. At most `digits` decimals (0 to 6), without
 * trailing zeros. Our own code, because the browser's formatter takes 10 ms on a desktop for its
 * first number; the test compares both.
 */
export function formatNumber(value: number, digits = 0): string {
  const rounded = roundTo(Math.abs(value), digits);
  const [whole = '', decimals] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = decimals ? `${grouped}.${decimals}` : grouped;
  return value < 0 && rounded > 0 ? `-${text}` : text;
}

/** Rounds the decimal number rather than its binary approximation: 1.005 is 1.01. */
export function roundTo(value: number, digits: number): number {
  // A number this large shows no decimals, and shifting it would lose precision.
  if (Math.abs(value) >= 1e14) return value;
  const [mantissa, exponent = '0'] = String(value).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  return Number(`${shifted}e-${digits}`);
}
