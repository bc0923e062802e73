import { UNREADABLE_NUMBER } from '@posedown/coaching';
import { decimalOfDevice } from './device-decimal.ts';
import { type NumberRules, parseNumber, type Readings } from './parse-number.ts';

/**
 * The number in a field of a form: undefined where the field is empty, and NaN, which every schema
 * refuses, where it cannot be read or can be read in two ways.
 */
export function typedNumber(text: string, field: NumberRules = {}): number | undefined {
  const parsed = parseNumber(text, field, decimalOfDevice);
  if (parsed.kind === 'empty') return undefined;
  return parsed.kind === 'number' ? parsed.value : Number.NaN;
}

/**
 * In place of a number that is needed and was left empty: below every range, so that a schema names the range
 * and does not call the field unreadable.
 */
export const NOTHING_TYPED = Number.NEGATIVE_INFINITY;

/** The two readings of a text that a separator before three digits leaves open. */
export function readingsOf(text: string): Readings | undefined {
  const parsed = parseNumber(text, { unit: unitIn(text) });
  return parsed.kind === 'ambiguous' ? parsed.candidates : undefined;
}

/** The unit as it is typed, so that the readings are in it. */
const unitIn = (text: string) => /[^\d.,\s]*$/.exec(text)?.[0];

/** What has an error: a number that cannot be read, or else one that lies outside. */
export function numberError(value: number | undefined, outside: string): string {
  return Number.isNaN(value) ? UNREADABLE_NUMBER : outside;
}

/** A error in the form's own words, such as the person's units, unless the number could not even be read. */
export const inOwnWords = <FieldError>(
  fieldError: FieldError,
  own: string | undefined,
): FieldError | string => (fieldError === UNREADABLE_NUMBER ? fieldError : (own ?? fieldError));

/**
 * Rounded as it is stored, but only what is accepted: rounding first would let through what lies outside.
 * @param step what it is rounded to, such as 0.01
 */
export function roundWithin(
  value: number,
  digits: number,
  { min, max }: { min: number; max: number },
): number {
  return value >= min && value <= max ? Number(value.toFixed(digits)) : value;
}
