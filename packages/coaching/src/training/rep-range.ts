/** Repetitions as a plan writes them, '8-12', '10' or '30-45 s', as numbers. */
export interface RepRange {
  min: number;
  max: number;
  /** Numbers are seconds of a hold. */
  isTimed: boolean;
}

/** The range that the text names; null for words such as 'To failure' and 'AMRAP'. */
export function repRangeOf(reps: string): RepRange | null {
  const counts = (reps.match(/\d+/g) ?? []).map(Number);
  const min = Math.min(...counts);
  if (counts.length === 0 || min < 1) return null;
  const isTimed = /\d\s*(s|sec|secs|seconds)\b/i.test(reps);
  return { min, max: Math.max(...counts), isTimed };
}

/** The repetitions of each set where a plan names them one by one, '12/10/8'; null where it does not. */
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
/** The longest text the pattern reads. */
const LONGEST_REPS = 20;

/** Why a text asks for no repetitions a set can have. */
export const UNREADABLE_REPS = "Write the reps like '8-12', '30-45 s', 'AMRAP' or 'To failure'";

/** Whether a text is a rep target: '10', '8-12', '30-45 s', '12/10/8', '8 each side', '15+', 'AMRAP', 'To failure'. */
export const isRepsText = (text: string): boolean =>
  text.length <= LONGEST_REPS && REPS.test(text.trim());

/** Whether two plans ask for the same repetitions, '8-12' and '8 – 12', and words with the same words. */
export function isSameRange(one: string, other: string): boolean {
  const [range, asked] = [repRangeOf(one), repRangeOf(other)];
  if (!range || !asked) return one.trim() === other.trim();
  const { min, max, isTimed } = asked;
  if (`${repListOf(one)}` !== `${repListOf(other)}`) return false;
  return range.min === min && range.max === max && range.isTimed === isTimed;
}
