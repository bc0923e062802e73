/** One locale for all of the product's numbers and days, so that every screen reads the same. */
export const LOCALE = 'en-GB';

const formats: Intl.NumberFormat[] = [];

/**
 * A number as a person reads it: `formatNumber(2400)` → '2,400'. At most `digits` decimals, none
 * shown that say nothing.
 */
export function formatNumber(value: number, digits = 0): string {
  formats[digits] ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits });
  return formats[digits].format(value);
}

/** '2,400' and '1,200.5', as the product prints them; '82,5' is a decimal comma. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/** Reads what a person typed: '82.5', ' 82,5 ', '2 400', '2,400'. Nothing readable is undefined. */
export function parseNumber(text: string): number | undefined {
  const close = text.replace(/\s/g, '');
  const plain = THOUSANDS.test(close) ? close.replaceAll(',', '') : close.replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
