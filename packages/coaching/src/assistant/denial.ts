import { type Clause, DENIALS } from './clauses.ts';
import { type Pattern, placesOfAny } from './patterns.ts';

/** What one denial may deny together. */
export interface Family {
  patterns: readonly Pattern[];
  /** Whether complaints, such as pain, may stand among them. */
  hasComplaints: boolean;
}

/** A denial reaches over these to what it denies: 'no signs of any', 'not had', 'never want to take'. */
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

/** Whether what stands at these places is denied by a word before it, or within: 'my heart is not racing'. */
export function isDeniedAt(
  words: readonly string[],
  places: readonly number[],
  family: Family,
): boolean {
  return words.some((word, index) => {
    if (!DENIALS.has(word) || places.includes(index)) return false;
    const next = Math.min(...places.filter((place) => place > index));
    return (
      Number.isFinite(next) && reaches(words.slice(index + 1, next), words[next] ?? '', family)
    );
  });
}

/** Whether a denial passes over these words to the next one: over little words, and over signs that it denies too. */
function reaches(between: readonly string[], next: string, family: Family): boolean {
  const members = splitAt(withoutThought(between), (word) => JOINS.test(word));
  const last = members.pop() ?? [];
  if (last.length > DENIAL_REACH || !last.every((word) => PASSED_OVER.has(word))) return false;
  if (members.length === 0) return true;
  // 'no pain and my heart races' begins anew.
  if (last.some((word) => OF_SOMEBODY.test(word) || word === 'my')) return false;
  const isNew = HAPPENED.test(next) && !between.some((word) => HAPPENED.test(word));
  return !isNew && members.every((member) => isPassedOver(member) || isMember(member, family));
}

const isPassedOver = (words: readonly string[]) => words.every((word) => PASSED_OVER.has(word));

/** 'I do not think I fainted' */
const withoutThought = (words: readonly string[]) =>
  words.filter(
    (word, index) =>
      !(OF_SOMEBODY.test(word) && /^(?:think|believe)$/.test(words[index - 1] ?? '')),
  );

/** Whether words name signs, and hardly anything else. */
function isMember(words: readonly string[], family: Family): boolean {
  const named = placesOfAny(words, family.patterns);
  const isNamed = (word: string, index: number) =>
    named.has(index) || (family.hasComplaints && COMPLAINTS.has(word));
  const others = words.filter(
    (word, index) => !isNamed(word, index) && !PASSED_OVER.has(word) && !JOINS.test(word),
  );
  return words.some(isNamed) && others.length <= OTHER_WORDS;
}

/** Whether a clause is a further member of a list that began with a denied sign, and ended nowhere before it. */
export function isDeniedByList(clause: Clause, family: Family): boolean {
  const { head, words } = clause;
  if (!head || !isMember(words, family)) return false;
  const happened = (list: readonly string[]) => list.some((word) => HAPPENED.test(word));
  if (happened(words) && !happened(head.words)) return false;
  return deniesSign(head.words, family) || isDeniedByList(head, family);
}

/** 'no chest pain', and not 'no energy', nor 'no period', which is a sign itself. */
function deniesSign(words: readonly string[], family: Family): boolean {
  const last = words.findLastIndex((word) => DENIALS.has(word));
  if (last < 0) return false;
  const rest = words.slice(last + 1);
  const start = rest.findIndex((word) => !PASSED_OVER.has(word));
  return start >= 0 && isMember(rest.slice(start), family);
}

function splitAt(words: readonly string[], isBreak: (word: string) => boolean): string[][] {
  const members: string[][] = [[]];
  for (const word of words) {
    if (isBreak(word)) members.push([]);
    else members.at(-1)?.push(word);
  }
  return members;
}
