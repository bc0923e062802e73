import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Letters that are no other one with a mark, and what they are typed as. */
const OWN_LETTERS = [
  ...['ÆA', 'æa', 'ŒO', 'œo', 'ØO', 'øo', 'ŁL', 'łl', 'ĐD', 'đd', 'ÐD', 'ðd'],
  ...['ÞT', 'þt', 'ĦH', 'ħh', 'ŦT', 'ŧt', 'ŊN', 'ŋn', 'ıi', 'ſs', 'ßs', 'ẞS', 'ĸk'],
].map((pair) => [...pair]);

/** Latin-1, Extended-A and -B, and Extended Additional: the letters of every language written in Latin. */
const LATIN = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

const MARKED = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).flatMap((letter) => {
  const [, plain] = /^([A-Za-z])\p{M}+$/u.exec(letter.normalize('NFD')) ?? [];
  return plain ? [[letter, plain]] : [];
});

/** Marks that stand behind their letter. */
const MARKS = Array.from({ length: 0x70 }, (_, index) => String.fromCodePoint(0x300 + index));

const PAIRS = [...OWN_LETTERS, ...MARKED];
/** What `translate` takes: letters, what stands for each of them, and what is left out. */
const FROM = [...PAIRS.map(([letter]) => letter), ...MARKS].join('');
const TO = PAIRS.map(([, plain]) => plain).join('');

const PLAIN = new Map([...PAIRS, ...MARKS.map((mark) => [mark, ''])] as [string, string][]);
const plainOf = (text: string) => [...text].map((letter) => PLAIN.get(letter) ?? letter).join('');

/**
 * Whether a text holds a part, whatever the case and with or without accents: 'jose' finds José. Both sides go by our own
 * table, since not every PostgreSQL has one. What stands for other characters elsewhere stands for itself.
 */
export function containsText(column: SQLWrapper, part: string): SQL {
  const sought = plainOf(part).replaceAll(/[\\%_]/g, '\\$&');
  return sql`translate(${column}, ${FROM}, ${TO}) ilike ${`%${sought}%`}`;
}
