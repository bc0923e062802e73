/** So long a word must be for one slip of the thumb, and for two. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/**
 * How many letters are wrong, missing, too many or changed round in what was typed of a word, of which it may be
 * the beginning; undefined where it is more than a slip: 'chiken' is 1 from 'chicken'.
 */
export function slipsIn(typed: string, word: string): number | undefined {
  const most = typed.length >= TWO_SLIPS_FROM ? 2 : typed.length >= ONE_SLIP_FROM ? 1 : 0;
  // The first letter is rarely wrong, and tells most words apart.
  if (most === 0 || typed[0] !== word[0]) return undefined;
  const lengths = Array.from({ length: 2 * most + 1 }, (_, n) => typed.length - most + n);
  const slips = Math.min(...lengths.map((length) => distance(typed, word.slice(0, length))));
  return slips <= most ? slips : undefined;
}

/** Damerau's distance, where no part is changed twice ('optimal string alignment'). */
function distance(one: string, two: string): number {
  let [older, before]: [number[], number[]] = [
    [],
    Array.from({ length: two.length + 1 }, (_, n) => n),
  ];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= two.length; at += 1) {
      const isSame = one[row - 1] === two[at - 1];
      const turned = one[row - 1] === two[at - 2] && one[row - 2] === two[at - 1];
      now[at] = Math.min(
        cell(now, at - 1) + 1,
        cell(before, at) + 1,
        cell(before, at - 1) + Number(!isSame),
        turned ? cell(older, at - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, before] = [before, now];
  }
  return cell(before, two.length);
}

const cell = (row: readonly number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY;
