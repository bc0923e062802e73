import { type Clause, clauseSays, clausesOf } from '../assistant/clauses.ts';
import { RED_FLAGS, type RedFlag } from './red-flags.data.ts';

export interface SpottedFlag {
  flag: RedFlag;
  /** Asked in general ('what if I faint?'): the advice stands, but nobody was ill. */
  isHypothetical: boolean;
}

/**
 * The gravest red flag in what somebody wrote, in spite of typing errors, and only where it is not denied. Judged
 * before anything else: no other answer may stand in its place.
 */
export function spotRedFlag(text: string): SpottedFlag | null {
  const clauses = clausesOf(text);
  let hypothetical: SpottedFlag | null = null;
  for (const flag of RED_FLAGS) {
    const said = clauses.filter((clause) => says(clause, flag));
    if (said.length === 0) continue;
    if (flag.isAlwaysReal || said.some((clause) => !isAskedInGeneral(clause))) {
      return { flag, isHypothetical: false };
    }
    hypothetical ??= { flag, isHypothetical: true };
  }
  return hypothetical;
}

function says(clause: Clause, { patterns, unless }: RedFlag): boolean {
  return patterns.some(
    (pattern) =>
      clauseSays(clause, pattern) &&
      ![...clause.words, ...clause.circumstance].some((word) => unless?.split(' ').includes(word)),
  );
}

const OPENERS = /^(what|can|could|does|do|is|are|why|how|should|will|would|if|risk|explain)$/;

function isAskedInGeneral({ words }: Clause): boolean {
  const line = words.join(' ');
  if (/\b(what if i|if i|in case i)\b/.test(line)) return true;
  const isOfOneself = /\b(i|im|ive|my|me)\b/.test(line);
  return OPENERS.test(words[0] ?? '') && !isOfOneself;
}
