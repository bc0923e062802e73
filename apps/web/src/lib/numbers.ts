/** One locale for all of the product's numbers and days, so that every screen reads the same. */
export const LOCALE = 'en-GB';

/**
 * A number as a person reads it: `formatNumber(2400)` → '2,400'. At most `digits` decimals (0 to 6),
 * none shown that say nothing. Written out, for the browser's own format takes 10 ms on a desk
 * before its first number; the test holds it against the browser's.
 */
export function formatNumber(value: number, digits = 0): string {
  const rounded = roundTo(Math.abs(value), digits);
  const [whole = '', decimals] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = decimals ? `${grouped}.${decimals}` : grouped;
  return value < 0 && rounded > 0 ? `-${text}` : text;
}

/** Rounds the number that a person reads, not the binary fraction beside it: 1.005 → 1.01. */
export function roundTo(value: number, digits: number): number {
  // Such a number has no decimals that a person reads, and no room for the shift.
  if (Math.abs(value) >= 1e14) return value;
  const [mantissa, exponent = '0'] = String(value).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  return Number(`${shifted}e-${digits}`);
}
