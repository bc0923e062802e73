/**
 * Vocabulary of the rules, repeated to fill a text: lists of signs, denials, figures and words that a rule skips. Each
 * once took quadratic or cubic time.
 */
export const HARD_UNITS: readonly string[] = [
  ...['faint,', 'no faint or ', 'not faint ', 'faint;', 'chest pain and ', 'grams\n'],
  ...['my heart is bad ', 'is it a ', 'never had ', 'client can i eat today on my diet '],
  ...['800 kcal ', '1,', 'drink 1 l water ', '500 mg salt ', 'cut water. ', 'cut to about '],
  ...['my friend has diabetes ', 'a', '1', '- ', '.', ' ', 'if i faint ', 'it take my life '],
];

/** A word no rule looks for, to measure a call without the rules. */
export const HARMLESS_UNIT = 'steady ';

/** A unit repeated to a length, with a letter at each end, because spaces there would be trimmed. */
export const repeated = (unit: string, length: number): string =>
  `a${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length - 1).concat('b');
