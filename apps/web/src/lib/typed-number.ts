import { UNREADABLE_NUMBER } from '@posedown/coaching';
import { decimalOfDevice } from './device-decimal.ts';
import { type NumberRules, parseNumber, type Readings } from './parse-number.ts';

/**
 * The number in a form field: undefined if the field is empty, and NaN, which every schema
 * rejects, if it is unreadable or ambiguous.
 */
export function typedNumber(text: string, field: NumberRules = {}): number | undefined {
  const parsed = parseNumber(text, field, decimalOfDevice);
  if (parsed.kind === 'empty') return undefined;
  return parsed.kind === 'number' ? parsed.value : Number.NaN;
}

/**
 * Represents an empty required number: below every range, so that a schema reports the range
 * rather than an unreadable number.
 */
export const EMPTY_REQUIRED = Number.NEGATIVE_INFINITY;

/** The two interpretations of a text with a separator before three digits. */
export function readingsOf(text: string): Readings | undefined {
  const parsed = parseNumber(text, { unit: unitIn(text) });
  return parsed.kind === 'ambiguous' ? parsed.candidates : undefined;
}

/** The typed unit, so that the interpretations use it. */
const unitIn = (text: string) => /[^\d.,\s]*$/.exec(text)?.[0];

/** The fields with errors: unreadable numbers, or those out of range. */
export function numberError(value: number | undefined, outside: string): string {
  return Number.isNaN(value) ? UNREADABLE_NUMBER : outside;
}

/**
 * An error in the form's own words, such as in the person's units, unless the number is
 * unreadable.
 */
export const inOwnWords = <FieldError>(
  fieldError: FieldError,
  own: string | undefined,
): FieldError | string => (fieldError === UNREADABLE_NUMBER ? fieldError : (own ?? fieldError));

/**
 * Rounds a number as it is stored, but only if it is accepted, because rounding first would let
 * numbers out of range through.
 * @param step the precision, such as 0.01
 */
export function roundWithin(
  value: number,
  digits: number,
  { min, max }: { min: number; max: number },
): number {
  return value >= min && value <= max ? Number(value.toFixed(digits)) : value;
}
