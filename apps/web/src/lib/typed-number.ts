import { parseNumber } from './numbers.ts';

/**
 * The number in a field of a form: undefined where the field is empty, and NaN, which every schema
 * refuses, where it holds something else.
 */
export function typedNumber(text: string): number | undefined {
  return text.trim() === '' ? undefined : (parseNumber(text) ?? Number.NaN);
}
