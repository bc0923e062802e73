import { type Clause, clausesOf } from './clauses.ts';
import { type Family, isDeniedAt, isDeniedByList } from './denial.ts';
import { type Pattern, type PatternIndex, placesOf } from './patterns.ts';

/**
 * Whether a clause says what a pattern means, without denying it.
 * @param family patterns of the same kind: a denial carries over from one to the next
 */
export function clauseSays(clause: Clause, pattern: Pattern, family: Family): boolean {
  const places = placesOf(clause.words, pattern);
  if (places.length === 0 || clause.isAnsweredNo || isDeniedByList(clause, family)) return false;
  if (places.every((place) => isDeniedAt(clause, place, family))) return false;
  return isMeantHere(clause, pattern);
}

/** Whether a text names what any of the patterns means, denied or not. */
export const namesAny = (text: string, index: PatternIndex<{ pattern: Pattern }>): boolean =>
  clausesOf(text).some((clause) =>
    [...index.startingIn(clause.words)].some(({ pattern }) => clauseNames(clause, pattern)),
  );

const clauseNames = (clause: Clause, pattern: Pattern): boolean =>
  placesOf(clause.words, pattern).length > 0 && isMeantHere(clause, pattern);

function isMeantHere({ words, circumstance }: Clause, pattern: Pattern): boolean {
  if (typeof pattern === 'string') return true;
  const line = `${words.join(' ')} | ${circumstance.join(' ')}`;
  return !pattern.unless?.test(line) && (pattern.only?.test(line) ?? true);
}
