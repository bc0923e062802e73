import { type Clause, DENIALS } from './clauses.ts';
import { type Pattern, type PatternIndex, placesOfAny } from './patterns.ts';

/** What one denial may deny together. */
export interface Family {
  index: PatternIndex<{ pattern: Pattern }>;
  /** Whether complaints, such as pain, may be among them. */
  hasComplaints: boolean;
}

/** A denial skips these to what it denies: 'no signs of any', 'not had', 'never want to take'. */
const PASSED_OVER = new Set(
  `a an any the of to at all my me more much longer so that this these such other single ever even yet again once really
  actually currently today yesterday now lately had have has having been be being is was are were do did does doing get
  getting got gotten feel feeling felt experience experienced experiencing notice noticed suffer suffered suffering from
  symptom symptoms sign signs kind sort form episode episodes thoughts feelings hint history severe serious bad big major
  heavy strong new recent unusual weird strange sharp actual nearly almost suddenly take taking taken use using used
  want wanted wanting need needed plan planning planned going gonna try trying tried start starting started think
  thought thinking about recommend advise suggest prescribe help with you
  de du des la le les un une una ein eine mehr me he ha tengo tenido tuve jai eu habe hatte gehabt`.split(
    /\s+/,
  ),
);
const JOINS = /^(?:and|or|nor|und|oder|et|ou|y|o)$/;
const OF_SOMEBODY = /^(?:i|im|ive|my|we|he|she|it|its)$/;
/** What happened, and is no noun of a list that began with one: 'no chest pain, fainted twice'. */
const HAPPENED =
  /^(?:fainted|blacked|passed|collapsed|binged|purged|threw|vomited|puked|missed|skipped|stopped|lost)$/;
/** What is often named in one breath with the signs. */
const COMPLAINTS = new Set(
  'dizziness dizzy nausea nauseous headache headaches cramps cramping weakness numbness swelling pain pains injury injuries issues problems complaints'.split(
    ' ',
  ),
);

/** How many words a denial reaches over. */
const DENIAL_REACH = 6;
/** Words of a member of a list that belong to no sign. */
const OTHER_WORDS = 1;

/** A denial names signs in no longer a row. [our choice] */
const LONGEST_MEMBER = 24;

/** What was found out of a clause, so that no pattern of it asks again. */
interface Denials {
  /** By the place of a word: the places of the denials that reach it. */
  reached: Map<number, readonly number[]>;
  byList: boolean | undefined;
}
const found = new WeakMap<Clause, Map<Family, Denials>>();

function denialsOf(clause: Clause, family: Family): Denials {
  const byFamily = found.get(clause) ?? new Map<Family, Denials>();
  found.set(clause, byFamily);
  const denials = byFamily.get(family) ?? { reached: new Map(), byList: undefined };
  byFamily.set(family, denials);
  return denials;
}

/** Whether the words at these places are denied by a word before or among them: 'my heart is not racing'. */
export function isDeniedAt(clause: Clause, places: readonly number[], family: Family): boolean {
  const { reached } = denialsOf(clause, family);
  return places.some((place) => {
    const denials = reached.get(place) ?? denialsReaching(clause.words, place, family);
    reached.set(place, denials);
    const before = Math.max(-1, ...places.filter((other) => other < place));
    return denials.some((denial) => denial > before && !places.includes(denial));
  });
}

/** The denials that pass over the words behind them to a place: over little words, and over signs that they deny too. */
function denialsReaching(words: readonly string[], place: number, family: Family): number[] {
  let index = place - 1;
  let passed = 0;
  // 'no pain and my heart races' starts over.
  let isAnew = false;
  for (; isPassable(words, index); index -= 1) {
    if (isOfThought(words, index)) continue;
    passed += 1;
    isAnew ||= startsStatement(words[index] ?? '');
  }
  if (passed > DENIAL_REACH || index < 0) return [];
  const word = words[index] ?? '';
  const nearest = DENIALS.has(word) ? [index] : [];
  return JOINS.test(word) && !isAnew
    ? [...nearest, ...denialsOfList(words, { place, join: index }, family)]
    : nearest;
}

const isPassable = (words: readonly string[], index: number) =>
  PASSED_OVER.has(words[index] ?? '') || isOfThought(words, index);

const startsStatement = (word: string) => OF_SOMEBODY.test(word) || word === 'my';

/** The denials of a list whose last member follows a joining word: 'no pain, dizziness or'. */
function denialsOfList(
  words: readonly string[],
  { place, join }: { place: number; join: number },
  family: Family,
): number[] {
  const denials: number[] = [];
  let mayReach = !HAPPENED.test(words[place] ?? '');
  /** Of the member that the walk is in. */
  let member: string[] = [];
  for (let index = join - 1; index >= 0; index -= 1) {
    const word = words[index] ?? '';
    if (DENIALS.has(word) && mayReach && isListed(member, family)) denials.push(index);
    if (isOfThought(words, index)) continue;
    if (JOINS.test(word)) {
      if (!isListed(member, family)) return denials;
      member = [];
    } else member.unshift(word);
    mayReach ||= HAPPENED.test(word);
  }
  return denials;
}

/** 'I do not think I fainted' */
const isOfThought = (words: readonly string[], index: number) =>
  OF_SOMEBODY.test(words[index] ?? '') && /^(?:think|believe)$/.test(words[index - 1] ?? '');

const isListed = (words: readonly string[], family: Family) =>
  words.every((word) => PASSED_OVER.has(word)) || isMember(words, family);

/** Whether words name signs, and hardly anything else. */
function isMember(words: readonly string[], family: Family): boolean {
  if (words.length > LONGEST_MEMBER) return false;
  const named = placesOfAny(words, family.index);
  const isNamed = (word: string, index: number) =>
    named.has(index) || (family.hasComplaints && COMPLAINTS.has(word));
  const others = words.filter(
    (word, index) => !isNamed(word, index) && !PASSED_OVER.has(word) && !JOINS.test(word),
  );
  return words.some(isNamed) && others.length <= OTHER_WORDS;
}

/** Whether a clause is a further member of a list that began with a denied sign, and ended nowhere before it. */
export function isDeniedByList(clause: Clause, family: Family): boolean {
  /** Back to the first clause whose answer is known, or that begins a list. */
  const row: Clause[] = [];
  let isDenied = false;
  for (let at: Clause | null = clause; at; at = at.head) {
    const { byList } = denialsOf(at, family);
    if (byList !== undefined) {
      isDenied = byList;
      break;
    }
    row.push(at);
  }
  for (const at of row.toReversed()) {
    isDenied = at.head !== null && isFurtherMember(at, at.head, family, isDenied);
    denialsOf(at, family).byList = isDenied;
  }
  return isDenied;
}

function isFurtherMember(
  { words }: Clause,
  head: Clause,
  family: Family,
  isHeadDenied: boolean,
): boolean {
  if (!isMember(words, family)) return false;
  const happened = (list: readonly string[]) => list.some((word) => HAPPENED.test(word));
  if (happened(words) && !happened(head.words)) return false;
  return isHeadDenied || deniesSign(head.words, family);
}

/** 'no chest pain', and not 'no energy', nor 'no period', which is a sign itself. */
function deniesSign(words: readonly string[], family: Family): boolean {
  const last = words.findLastIndex((word) => DENIALS.has(word));
  if (last < 0) return false;
  const rest = words.slice(last + 1);
  const start = rest.findIndex((word) => !PASSED_OVER.has(word));
  return start >= 0 && isMember(rest.slice(start), family);
}
