import { type Clause, DENIALS } from './clauses.ts';
import { type Pattern, type PatternIndex, positionsOfAny } from './patterns.ts';

/** Patterns that one denial may cover together. */
export interface Family {
  index: PatternIndex<{ pattern: Pattern }>;
  /** Whether complaints, such as pain, may be among them. */
  hasComplaints: boolean;
}

/** Words between a denial and its object: 'no signs of any', 'not had', 'never want to take'. */
const FILLER_WORDS = new Set(
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
/** Verbs of something that happened, which end a list of denied nouns: 'no chest pain, fainted twice'. */
const HAPPENED =
  /^(?:fainted|blacked|passed|collapsed|binged|purged|threw|vomited|puked|missed|skipped|stopped|lost)$/;
/** Complaints often listed together with the signs. */
const COMPLAINTS = new Set(
  'dizziness dizzy nausea nauseous headache headaches cramps cramping weakness numbness swelling pain pains injury injuries issues problems complaints'.split(
    ' ',
  ),
);

/** Number of words a denial reaches over. */
const DENIAL_REACH = 6;
/** Words of a list item that may belong to no sign. */
const OTHER_WORDS = 1;

/** Maximum words in a list item that denies signs. [our choice] */
const MAX_ITEM_WORDS = 24;

/** Cached denials of a clause, shared by all patterns. */
interface Denials {
  /** Maps a word's position to the positions of the denials that reach it. */
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

/** Whether the words at these positions are denied by a word before or among them: 'my heart is not racing'. */
export function isDeniedAt(clause: Clause, places: readonly number[], family: Family): boolean {
  const { reached } = denialsOf(clause, family);
  return places.some((place) => {
    const denials = reached.get(place) ?? denialsReaching(clause.words, place, family);
    reached.set(place, denials);
    const before = Math.max(-1, ...places.filter((other) => other < place));
    return denials.some((denial) => denial > before && !places.includes(denial));
  });
}

/** Denials that reach a position across filler words and other denied signs. */
function denialsReaching(words: readonly string[], place: number, family: Family): number[] {
  let index = place - 1;
  let passed = 0;
  // 'no pain and my heart races' starts a new statement.
  let isNewStatement = false;
  for (; isPassable(words, index); index -= 1) {
    if (isThoughtDenial(words, index)) continue;
    passed += 1;
    isNewStatement ||= startsStatement(words[index] ?? '');
  }
  if (passed > DENIAL_REACH || index < 0) return [];
  const word = words[index] ?? '';
  const nearest = DENIALS.has(word) ? [index] : [];
  return JOINS.test(word) && !isNewStatement
    ? [...nearest, ...denialsOfList(words, { place, join: index }, family)]
    : nearest;
}

const isPassable = (words: readonly string[], index: number) =>
  FILLER_WORDS.has(words[index] ?? '') || isThoughtDenial(words, index);

const startsStatement = (word: string) => OF_SOMEBODY.test(word) || word === 'my';

/** Denials of a list with a conjunction before its last item: 'no pain, dizziness or'. */
function denialsOfList(
  words: readonly string[],
  { place, join }: { place: number; join: number },
  family: Family,
): number[] {
  const denials: number[] = [];
  let mayReach = !HAPPENED.test(words[place] ?? '');
  /** Words of the current list item. */
  let member: string[] = [];
  for (let index = join - 1; index >= 0; index -= 1) {
    const word = words[index] ?? '';
    if (DENIALS.has(word) && mayReach && isListed(member, family)) denials.push(index);
    if (isThoughtDenial(words, index)) continue;
    if (JOINS.test(word)) {
      if (!isListed(member, family)) return denials;
      member = [];
    } else member.unshift(word);
    mayReach ||= HAPPENED.test(word);
  }
  return denials;
}

/** Matches 'I do not think I fainted'. */
const isThoughtDenial = (words: readonly string[], index: number) =>
  OF_SOMEBODY.test(words[index] ?? '') && /^(?:think|believe)$/.test(words[index - 1] ?? '');

const isListed = (words: readonly string[], family: Family) =>
  words.every((word) => FILLER_WORDS.has(word)) || isMember(words, family);

/** Whether the words name signs and little else. */
function isMember(words: readonly string[], family: Family): boolean {
  if (words.length > MAX_ITEM_WORDS) return false;
  const named = positionsOfAny(words, family.index);
  const isNamed = (word: string, index: number) =>
    named.has(index) || (family.hasComplaints && COMPLAINTS.has(word));
  const others = words.filter(
    (word, index) => !isNamed(word, index) && !FILLER_WORDS.has(word) && !JOINS.test(word),
  );
  return words.some(isNamed) && others.length <= OTHER_WORDS;
}

/** Whether a clause continues an unbroken list that began with a denied sign. */
export function isDeniedByList(clause: Clause, family: Family): boolean {
  /** Back to the first clause whose answer is known or that starts a list. */
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

/** Matches 'no chest pain', but neither 'no energy' nor 'no period', which is a sign itself. */
function deniesSign(words: readonly string[], family: Family): boolean {
  const last = words.findLastIndex((word) => DENIALS.has(word));
  if (last < 0) return false;
  const rest = words.slice(last + 1);
  const start = rest.findIndex((word) => !FILLER_WORDS.has(word));
  return start >= 0 && isMember(rest.slice(start), family);
}
