import { parseUnit } from './parse-unit.ts';

/** The result of parsing a number. */
export type ParsedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** '1.250': the separator may be a decimal or a thousands separator. */
  | { kind: 'ambiguous'; candidates: Readings }
  | { kind: 'unreadable' };

/** The interpretations of a separator before exactly three digits: 1.25 or 1250. */
export interface Readings {
  decimal: number;
  thousands: number;
}

export type DecimalSeparator = '.' | ',';

/** Facts about a field that resolve ambiguous texts. */
export interface NumberRules {
  /**
   * The field's unit. Other typed units are converted; a unit that can't be converted is
   * unreadable.
   */
  unit?: string | undefined;
  /** The closed range that the field accepts, in its unit. */
  min?: number | undefined;
  max?: number | undefined;
  /** Interpretations below this are implausible, although accepted: no meal has 2.4 kcal. */
  likelyFrom?: number | undefined;
}

/** Invisible characters: joiners, directional marks, fillers, and the Braille blank. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Fractions, superscripts and the like, because compatibility folding would turn 8² into 82. */
const NUMERALS = /[\p{No}\p{Nl}]/u;
/** Longer than any typed number; parsing is linear anyway. */
const LONGEST = 60;

/** The value of a decimal digit of any script. Unicode assigns them in runs of ten. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * Normalizes digits, spaces, quotes and signs to ASCII and removes invisible characters. Undefined
 * if it isn't a plain number in any script.
 */
export function normalizeTyped(text: string): string | undefined {
  if (text.length > LONGEST || NUMERALS.test(text)) return undefined;
  return text
    .replace(INVISIBLE, '')
    .replace(/[‘’‚‛′´\u02b9\u02bc]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\u2212\ufe63]/g, '-')
    .replace(/\u066c/g, "'")
    .replace(/\u060c/g, ',')
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .trim();
}

/**
 * '1 250' and "1'250,5": spaces and apostrophes between groups of three are thousands separators.
 */
const SPACED = /^\d{1,3}(?:([ '])\d{3})(?:\1\d{3})*(?:[.,\u066b]\d*)?$/;
/** Such as '1,250,000'. */
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;
/** Such as '1,250.5' and '1.250,5'. */
const GROUPED_DECIMAL = /^\d{1,3}(?:,\d{3})+[.\u066b]\d*$|^\d{1,3}(?:\.\d{3})+[,\u066b]\d*$/;
const DECIMAL = /^(?:\d+[.,\u066b]?\d*|[.,\u066b]\d+)$/;
const EITHER = /^([1-9]\d{0,2})[.,](\d{3})$/;

/** The digits of a number without sign and unit: its value, or its two interpretations. */
function readDigits(text: string): number | (Readings & { separator: string }) | undefined {
  const either = EITHER.exec(text);
  if (either) {
    const [, whole, rest] = either;
    const separator = text.at(whole?.length ?? 0) ?? '';
    return { decimal: Number(`${whole}.${rest}`), thousands: Number(`${whole}${rest}`), separator };
  }
  if (SPACED.test(text)) return Number(text.replace(/[ ']/g, '').replace(/[,\u066b]/, '.'));
  if (GROUPED.test(text)) return Number(text.replace(/[.,]/g, ''));
  if (GROUPED_DECIMAL.test(text)) {
    const digits = text.replace(/[.,\u066b](?=.*[.,\u066b])/g, '');
    return Number(digits.replace(/[,\u066b]/, '.'));
  }
  return DECIMAL.test(text) ? Number(text.replace(/[,\u066b]/, '.')) : undefined;
}

/** Sign, digits and a suffix such as a unit. */
function splitTyped(text: string) {
  const end = text.search(/\d[^\d]*$/) + 1;
  const point = /^[.,](?!\d)/.test(text.slice(end)) ? 1 : 0;
  const number = text
    .slice(0, end)
    .replace(/^["']+/, '')
    .trim();
  const sign = /^[+-] ?/.exec(number)?.[0] ?? '';
  return {
    factor: sign.startsWith('-') ? -1 : 1,
    digits: number.slice(sign.length),
    suffix: text.slice(end + point).trim(),
  };
}

/**
 * Parses a number as typed: any digits, decimal point or comma, spaces between groups of three,
 * and a unit after it. A separator before exactly three digits is ambiguous unless the range or
 * the person's own separator resolves it; if those contradict each other, it stays ambiguous.
 * @param decimal returns the separator that the person certainly uses; called only if needed
 */
export function parseNumber(
  text: string,
  field: NumberRules = {},
  decimal: () => DecimalSeparator | undefined = () => undefined,
): ParsedNumber {
  const plain = normalizeTyped(text);
  if (plain === '') return { kind: 'empty' };
  if (plain === undefined) return { kind: 'unreadable' };
  const { factor, digits, suffix } = splitTyped(plain);
  const scale = parseUnit(suffix, field.unit);
  const read = readDigits(digits);
  if (scale === undefined || read === undefined) return { kind: 'unreadable' };
  const inField = (value: number) => (scale === 1 ? factor * value : factor * value * scale);
  if (typeof read === 'number') return { kind: 'number', value: inField(read) };
  const candidates = { decimal: inField(read.decimal), thousands: inField(read.thousands) };
  const own = decimal();
  const chosen = chooseReading(candidates, field, own && own === read.separator);
  return chosen === undefined
    ? { kind: 'ambiguous', candidates }
    : { kind: 'number', value: candidates[chosen] };
}

/** @param isDecimal what the person's separator says; undefined if unknown */
function chooseReading(
  candidates: Readings,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, likelyFrom = min }: NumberRules,
  isDecimal: boolean | undefined,
): keyof Readings | undefined {
  const own = isDecimal === undefined ? undefined : isDecimal ? 'decimal' : 'thousands';
  const readings = ['decimal', 'thousands'] as const;
  const within = (min: number) =>
    readings.filter((name) => candidates[name] >= min && candidates[name] <= max);
  // Neither is accepted. The range is the problem, so don't ask.
  if (within(min).length === 0) return own ?? 'decimal';
  const [likely, other] = within(likelyFrom);
  if (other !== undefined) return own;
  return own === undefined || own === likely ? likely : undefined;
}

/**
 * Formats a number for a field so that it parses to itself: '2400', '82.5', and '1.1250' where
 * three decimals would be ambiguous.
 */
export function numberText(value: number): string {
  const text = String(value);
  return EITHER.test(text.replace('-', '')) ? `${text}0` : text;
}
