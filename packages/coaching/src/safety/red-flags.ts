import { clauseStates } from '../assistant/clause-states.ts';
import { type Clause, clausesOf, DENIALS } from '../assistant/clauses.ts';
import type { Family } from '../assistant/denial.ts';
import { indexOf, type Pattern, PatternIndex } from '../assistant/patterns.ts';
import { finish, type Steps } from '../result/steps.ts';
import { RED_FLAGS, type RedFlag } from './red-flags.data.ts';

export interface SpottedFlag {
  flag: RedFlag;
  /**
   * Set for a general question ('what if I faint?'): the advice applies, but the person reports no
   * symptom.
   */
  isHypothetical: boolean;
}

/**
 * The most severe red flag in a text, despite typos, unless denied. Checked before anything else, and no other
 * answer may replace it.
 */
export const spotRedFlag = (text: string): SpottedFlag | null => finish(spotRedFlagSteps(text));

/** The same, yielding after each clause. Cost is linear in the number of clauses. */
export function* spotRedFlagSteps(text: string): Steps<SpottedFlag | null> {
  const { real, hypothetical } = yield* spotFlags(text);
  const [gravest] = real;
  if (gravest) return { flag: gravest, isHypothetical: false };
  const [asked] = hypothetical;
  return asked ? { flag: asked, isHypothetical: true } : null;
}

/**
 * All red flags in a text, most severe first: those people report about themselves, and those in general questions.
 */
export function* spotFlags(text: string): Steps<{ real: RedFlag[]; hypothetical: RedFlag[] }> {
  const real = new Set<RedFlag>();
  const hypothetical = new Set<RedFlag>();
  for (const clause of clausesOf(text)) {
    for (const flag of flagsIn(clause)) {
      if (real.has(flag)) continue;
      const isReal = flag.isAlwaysReal || !isAskedInGeneral(clause, flag);
      (isReal ? real : hypothetical).add(flag);
    }
    yield;
  }
  return {
    real: RED_FLAGS.filter((flag) => real.has(flag)),
    hypothetical: RED_FLAGS.filter((flag) => hypothetical.has(flag)),
  };
}

/** A red flag by id; null if the rules no longer contain it. */
export const redFlagOf = (id: string): RedFlag | null =>
  RED_FLAGS.find((flag) => flag.id === id) ?? null;

/** The urgency of a sign for the coach, and their task. */
export function alertOfFlag({ isCommon }: RedFlag): { severity: 'high' | 'medium'; toDo: string } {
  return isCommon
    ? {
        severity: 'medium',
        toDo: 'Ask how they are, and have them see a clinician if it comes again.',
      }
    : { severity: 'high', toDo: 'Contact them, and have them see a clinician.' };
}

interface Sign {
  flag: RedFlag;
  pattern: Pattern;
}
const SIGNS = new PatternIndex<Sign>(
  RED_FLAGS.flatMap((flag) => flag.patterns.map((pattern) => ({ flag, pattern }))),
);
/** All signs: a denial of one may cover the next. */
const EVERY_SIGN: Family = { index: SIGNS, hasComplaints: true };
/** 'No pain, suicidal': the most severe sign needs its own denial. */
const FAMILIES = new Map<RedFlag, Family>(
  RED_FLAGS.map((flag) => [
    flag,
    flag.isAlwaysReal ? { index: indexOf(flag.patterns), hasComplaints: false } : EVERY_SIGN,
  ]),
);

/** Signs that a clause mentions without denying them. */
function flagsIn(clause: Clause): Set<RedFlag> {
  const flags = new Set<RedFlag>();
  for (const { flag, pattern } of SIGNS.startingIn(clause.words)) {
    if (!flags.has(flag) && clauseStates(clause, pattern, FAMILIES.get(flag) ?? EVERY_SIGN)) {
      flags.add(flag);
    }
  }
  return flags;
}

const OPENERS = /^(what|can|could|does|do|is|are|why|how|should|will|would|if|risk|explain)$/;
const OF_ONESELF = /\b(i|im|ive|my|me)\b/;
const CONDITION = /^(.*?)\b(what if i|if i|in case i)\b(.*)$/;
/** Start of the next statement: 'if I run | my chest hurts', but not 'if I lose my period'. */
const STATEMENT = /\b(?:i|im|ive)\b|(?<!\b(?:in|on|of|feel|lose|miss|skip) )\bmy\b/;

function isAskedInGeneral(clause: Clause, flag: RedFlag): boolean {
  const line = clause.words.join(' ');
  const [, before = '', condition, after = ''] = CONDITION.exec(line) ?? [];
  const [first = '', second = ''] = clause.words;
  // 'Could not sleep' and 'could be chest pain' aren't questions.
  const asks = OPENERS.test(first) && !DENIALS.has(second) && second !== 'be';
  if (!condition) return asks && !OF_ONESELF.test(line);
  // 'I get chest pain if I run' isn't hypothetical: the sign itself must be in the if-clause.
  if (OF_ONESELF.test(before)) return false;
  const supposed = condition === 'what if i' ? after : (after.split(STATEMENT)[0] ?? '');
  return flagsIn({ ...clause, words: supposed.trim().split(' ') }).has(flag);
}
