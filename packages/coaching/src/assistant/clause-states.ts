import { type Clause, clausesOf } from './clauses.ts';
import { type Family, isDeniedAt, isDeniedByList } from './denial.ts';
import { type Pattern, type PatternIndex, positionsOf } from './patterns.ts';

/**
 * Whether a clause states a pattern without denying it.
 * @param family patterns of the same kind, across which a denial carries over
 */
export function clauseStates(clause: Clause, pattern: Pattern, family: Family): boolean {
  const places = positionsOf(clause.words, pattern);
  if (places.length === 0 || clause.isAnsweredNo || isDeniedByList(clause, family)) return false;
  if (places.every((place) => isDeniedAt(clause, place, family))) return false;
  return matchesContext(clause, pattern);
}

/** Whether a text mentions any of the patterns, denied or not. */
export const namesAny = (text: string, index: PatternIndex<{ pattern: Pattern }>): boolean =>
  clausesOf(text).some((clause) =>
    [...index.startingIn(clause.words)].some(({ pattern }) => clauseNames(clause, pattern)),
  );

const clauseNames = (clause: Clause, pattern: Pattern): boolean =>
  positionsOf(clause.words, pattern).length > 0 && matchesContext(clause, pattern);

function matchesContext({ words, circumstance }: Clause, pattern: Pattern): boolean {
  if (typeof pattern === 'string') return true;
  const line = `${words.join(' ')} | ${circumstance.join(' ')}`;
  return !pattern.unless?.test(line) && (pattern.only?.test(line) ?? true);
}
