/**
 * Words of the rules that read texts, in a row without end: lists of signs, denials, figures, and what some rule reads
 * on over. Each of them once took the square or the cube of its length.
 */
export const HARD_UNITS: readonly string[] = [
  ...['faint,', 'no faint or ', 'not faint ', 'faint;', 'chest pain and ', 'grams\n'],
  ...['my heart is bad ', 'is it a ', 'never had ', 'client can i eat today on my diet '],
  ...['800 kcal ', '1,', 'drink 1 l water ', '500 mg salt ', 'cut water. ', 'cut to about '],
  ...['my friend has diabetes ', 'a', '1', '- ', '.', ' ', 'if i faint ', 'it take my life '],
];

/** Words that no rule looks for: what a call takes with them is not the rules' part. */
export const HARMLESS_UNIT = 'steady ';

/** A text of one length made of a unit, with a letter at each end: space there would be trimmed. */
export const repeated = (unit: string, length: number): string =>
  `a${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length - 1).concat('b');
