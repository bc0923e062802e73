import { FOLDED_AWAY, FOLDED_LETTERS, foldText } from '@posedown/coaching';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const signs = (last: number) =>
  Array.from({ length: last + 1 }, (_, code) => String.fromCodePoint(code));

/** Capitals that a database with another locale may not know. Two-part letters are excluded. */
const CAPITALS = signs(0x1fff)
  .filter((sign) => sign.normalize('NFKD') === sign && sign !== sign.toLowerCase())
  .map((sign) => [sign, foldText(sign)] as const)
  .filter(([, small]) => [...small].length === 1);

const isOne = ([, plain]: readonly [string, string]) => plain.length === 1;
const LETTERS = Object.entries(FOLDED_LETTERS);
const SINGLES = [...LETTERS.filter(isOne), ...CAPITALS];
const PAIRS = LETTERS.filter((letter) => !isOne(letter));
const DROPPED = signs(0xffff).filter((sign) => sign.replace(FOLDED_AWAY, '') === '');

/** Arguments of `translate`: letters, their replacements, and what to drop. */
const FROM = [...SINGLES.map(([letter]) => letter), ...DROPPED].join('');
const TO = SINGLES.map(([, plain]) => plain).join('');

/** `foldText` in SQL with the same tables, because not every PostgreSQL knows the letters of every language. */
function folded(text: SQLWrapper): SQL {
  const plain = sql`translate(lower(normalize(${text}, NFKD)), ${FROM}, ${TO})`;
  return PAIRS.reduce((sum, [letter, two]) => sql`replace(${sum}, ${letter}, ${two})`, plain);
}

/**
 * Whether a text contains a part, folded like in every search: 'jose' finds José, `o'neil` finds O’Neil. LIKE
 * wildcards match literally.
 */
export function containsText(column: SQLWrapper, part: string): SQL {
  const sought = foldText(part).replaceAll(/[\\%_]/g, '\\$&');
  return sql`${folded(column)} like ${`%${sought}%`}`;
}
