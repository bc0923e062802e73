/** A plan's rep text, such as '8-12', '10' or '30-45 s', parsed into numbers. */
export interface RepRange {
  min: number;
  max: number;
  /** Numbers are seconds of an isometric hold. */
  isTimed: boolean;
}

/** Parses a rep text; null for text without numbers, such as 'To failure' and 'AMRAP'. */
export function repRangeOf(reps: string): RepRange | null {
  const counts = (reps.match(/\d+/g) ?? []).map(Number);
  const min = Math.min(...counts);
  if (counts.length === 0 || min < 1) return null;
  const isTimed = /\d\s*(s|sec|secs|seconds)\b/i.test(reps);
  return { min, max: Math.max(...counts), isTimed };
}

/** The reps of each set if the text lists them one by one, as in '12/10/8'; otherwise null. */
export function repListOf(reps: string): number[] | null {
  const [list] = reps.match(/^\s*\d+(?:\s*[/,]\s*\d+)+/) ?? [];
  return list ? list.split(/[/,]/).map(Number) : null;
}

const COUNT = '[1-9]\\d{0,2}';
const COUNTS = `${COUNT}(?: ?(?:-|–|—|to|/|,|\\+) ?${COUNT})*\\+?`;
const MEASURE = '(?:s|secs?|seconds?|min|mins|minutes?|m|meters?|yd|yards?|steps?|reps?)';
const SIDE = '(?:(?:each|per|a|/) ?(?:side|leg|arm|direction))';
const UTMOST = '(?:to failure|failure|amrap|max(?: reps| effort)?)';
const REPS = new RegExp(
  `^(?:${COUNTS} ?${MEASURE}?,? ?${SIDE}?(?:,? ?\\(?${UTMOST}\\)?)?|${UTMOST}(?:,? ?\\(?${COUNTS}\\)?)?,? ?${SIDE}?)$`,
  'i',
);
/** The longest text that is parsed. */
const MAX_TEXT_LENGTH = 20;

/** Error for an unreadable rep text. */
export const UNREADABLE_REPS = "Write the reps like '8-12', '30-45 s', 'AMRAP' or 'To failure'";

/** Whether a text is a rep target: '10', '8-12', '30-45 s', '12/10/8', '8 each side', '15+', 'AMRAP', 'To failure'. */
export const isRepsText = (text: string): boolean =>
  text.length <= MAX_TEXT_LENGTH && REPS.test(text.trim());

/**
 * Whether two rep texts mean the same, such as '8-12' and '8 – 12'. Text without numbers is
 * compared as text.
 */
export function isSameRange(one: string, other: string): boolean {
  const [first, second] = [repRangeOf(one), repRangeOf(other)];
  if (!first || !second) return one.trim() === other.trim();
  const { min, max, isTimed } = second;
  if (`${repListOf(one)}` !== `${repListOf(other)}`) return false;
  return first.min === min && first.max === max && first.isTimed === isTimed;
}
