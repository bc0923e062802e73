import { parseUnit } from './unit-words.ts';

/** What a text that should be a number turns out to be. */
export type ParsedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** '1.250': the separator may be a decimal one or part the thousands. */
  | { kind: 'ambiguous'; candidates: Readings }
  | { kind: 'unreadable' };

/** What a separator before exactly three digits can mean: 1.25 or 1250. */
export interface Readings {
  decimal: number;
  thousands: number;
}

export type DecimalSeparator = '.' | ',';

/** What is known of a field, so that fewer texts are ambiguous. */
export interface NumberRules {
  /** What the field counts: another unit that is typed is converted, one that cannot be is unreadable. */
  unit?: string | undefined;
  /** The closed range that the field accepts, in its unit. */
  min?: number | undefined;
  max?: number | undefined;
  /** Readings below this are implausible, though accepted: no meal has 2.4 kcal. */
  likelyFrom?: number | undefined;
}

/** What prints nothing: joiners, marks of direction, fillers, and the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Fractions, superscripts and the like: compatibility folding would make 8² into 82. */
const NUMERALS = /[\p{No}\p{Nl}]/u;
/** Longer than any number a person types; what follows is linear anyway. */
const LONGEST = 60;

/** The value of a decimal digit of any script: they come in runs of ten. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * The text with ASCII digits, spaces, quotes and signs, and without what cannot be seen. Undefined for what
 * is no plain number in any script.
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

/** '1 250', "1'250,5": between groups of three, spaces and apostrophes part thousands. */
const SPACED = /^\d{1,3}(?:([ '])\d{3})(?:\1\d{3})*(?:[.,\u066b]\d*)?$/;
/** '1,250,000' */
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;
/** '1,250.5' and '1.250,5' */
const GROUPED_DECIMAL = /^\d{1,3}(?:,\d{3})+[.\u066b]\d*$|^\d{1,3}(?:\.\d{3})+[,\u066b]\d*$/;
const DECIMAL = /^(?:\d+[.,\u066b]?\d*|[.,\u066b]\d+)$/;
const EITHER = /^([1-9]\d{0,2})[.,](\d{3})$/;

/** The digits of a number, without sign and unit: its value, or its two readings. */
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

/** Sign, digits and what stands behind them, such as a unit. */
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
 * Reads what a person typed into a field for a number: any digits, decimal point or comma, spaces between
 * groups of three, a unit behind it. A separator before exactly three digits is ambiguous unless the range or
 * the person's own separator decides; where those contradict each other it stays so.
 * @param decimal finds the separator that the person surely uses; only asked where it matters
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

/** @param isDecimal whether the person's separator says so; undefined where nothing is known of it */
function chooseReading(
  candidates: Readings,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, likelyFrom = min }: NumberRules,
  isDecimal: boolean | undefined,
): keyof Readings | undefined {
  const own = isDecimal === undefined ? undefined : isDecimal ? 'decimal' : 'thousands';
  const readings = ['decimal', 'thousands'] as const;
  const within = (least: number) =>
    readings.filter((name) => candidates[name] >= least && candidates[name] <= max);
  // Neither is accepted: no use asking, the range is what is wrong.
  if (within(min).length === 0) return own ?? 'decimal';
  const [likely, other] = within(likelyFrom);
  if (other !== undefined) return own;
  return own === undefined || own === likely ? likely : undefined;
}

/**
 * A number as a field holds it, so that it reads back as itself: '2400', '82.5', and '1.1250' where the
 * third decimal alone would be ambiguous.
 */
export function numberText(value: number): string {
  const text = String(value);
  return EITHER.test(text.replace('-', '')) ? `${text}0` : text;
}
