import { clauseSays } from '../assistant/clause-says.ts';
import { type Clause, clausesOf, DENIALS } from '../assistant/clauses.ts';
import type { Family } from '../assistant/denial.ts';
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
    if (flag.isAlwaysReal || said.some((clause) => !isAskedInGeneral(clause, flag))) {
      return { flag, isHypothetical: false };
    }
    hypothetical ??= { flag, isHypothetical: true };
  }
  return hypothetical;
}

/** How soon a coach is to act on a sign, and what they are asked to do. */
export function callOfFlag({ isCommon }: RedFlag): { severity: 'high' | 'medium'; toDo: string } {
  return isCommon
    ? {
        severity: 'medium',
        toDo: 'Ask how they are, and have them see a clinician if it comes again.',
      }
    : { severity: 'high', toDo: 'Contact them, and have them see a clinician.' };
}

/** Every sign: what denies one of them may deny the next. */
const SIGNS: Family = {
  patterns: RED_FLAGS.flatMap(({ patterns }) => patterns),
  hasComplaints: true,
};

/** Whether a clause names a sign. 'No pain, suicidal': the gravest is denied by a word of its own alone. */
function says(clause: Clause, { patterns, isAlwaysReal }: RedFlag): boolean {
  const family = isAlwaysReal ? { patterns, hasComplaints: false } : SIGNS;
  return patterns.some((pattern) => clauseSays(clause, pattern, family));
}

const OPENERS = /^(what|can|could|does|do|is|are|why|how|should|will|would|if|risk|explain)$/;
const OF_ONESELF = /\b(i|im|ive|my|me)\b/;
const CONDITION = /^(.*?)\b(what if i|if i|in case i)\b(.*)$/;
/** Where the next statement begins: 'if I run | my chest hurts', and not 'if I lose my period'. */
const STATEMENT = /\b(?:i|im|ive)\b|(?<!\b(?:in|on|of|feel|lose|miss|skip) )\bmy\b/;

function isAskedInGeneral(clause: Clause, flag: RedFlag): boolean {
  const line = clause.words.join(' ');
  const [, before = '', condition, after = ''] = CONDITION.exec(line) ?? [];
  const [first = '', second = ''] = clause.words;
  // 'Could not sleep' asks nothing, nor does 'could be chest pain'.
  const asks = OPENERS.test(first) && !DENIALS.has(second) && second !== 'be';
  if (!condition) return asks && !OF_ONESELF.test(line);
  // 'I get chest pain if I run' is no question: the sign itself must be what is supposed.
  if (OF_ONESELF.test(before)) return false;
  const supposed = condition === 'what if i' ? after : (after.split(STATEMENT)[0] ?? '');
  return says({ ...clause, words: supposed.trim().split(' ') }, flag);
}
