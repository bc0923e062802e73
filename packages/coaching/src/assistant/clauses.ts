import { collapseRuns, windowsOf } from '../text/bounded-text.ts';
import { plainText } from './words.ts';

/** One statement about oneself, or part of a very long one. */
export interface Clause {
  words: readonly string[];
  /** The circumstances, if given: 'after sprints', 'when I press', 'just DOMS'. */
  circumstance: readonly string[];
  /**
   * The preceding clause, if this clause may continue its list: 'no chest pain' before
   * 'palpitations or fainting'.
   */
  head: Clause | null;
  /** True for 'Chest pain: no'. */
  isAnsweredNo: boolean;
}

const BREAKS =
  /([.,;:!?\n()]+|(?<=[a-z])\/(?=[a-z])|\s[-–—]+\s|\b(?:but|however|although|though|because|since|when|while|after|then|yet|why not(?= (?:kill|hang|hurt|harm|end)\b))\b)/i;
/** Separators between list items within a sentence. */
const LIST_BREAK = /^\s*[,/]\s*$/;
const ANSWER_BREAK = /^\s*[:?,–—-]+\s*$/;
const ANSWERED_NO = /^(?:no|none|nope|never|nothing|negative|nein|non)$/;
const DOWNPLAYS = /^(?:just|only)$/;
/** Matches 'just DOMS', but neither 'just not DOMS' nor 'just started a muscle builder'. */
const ONLY_SORE =
  /^(?:just|only) (?:(?!(?:not|no|never|isnt|arent|wasnt|than|unlike|without)\b)\w+ ){0,4}(?:doms|sore|soreness|muscles? (?:aches?|pains?))\b/;
/** 'Never had chest pain like this' and 'never felt so suicidal' are no denials. */
const NEVER_SO =
  /\bnever (?=(?:had|felt|been|experienced|wanted)\b(?: (?:so|such|this)\b|[^.,;:!?\n]{0,200}\b(?:like this|(?:so|this) (?:bad|badly|much|strong|severe))\b)|wanted\b[^.,;:!?\n]{0,200}(?<!any )\bmore\b)/gi;
const OF_SOMEBODY = /^(?:i|im|ive|my|me|we|he|she|it|its)$/;

export const DENIALS: ReadonlySet<string> = new Set(
  `not no never dont didnt doesnt havent hasnt hadnt wasnt werent isnt arent wont wouldnt shouldnt without neither nor
  none zero 0 kein keine keinen nicht nie ohne pas jamais aucun aucune sans sin nunca ningun ninguna`.split(
    /\s+/,
  ),
);

/** Splits a text into clauses, so that a denial in one doesn't affect the next. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  const parts = separated(collapseRuns(text)).split(BREAKS);
  for (let index = 0; index < parts.length; index += 2) {
    const plain = plainText(parts[index] ?? '');
    if (plain !== '') addClauses(clauses, plain.split(' '), parts[index - 1] ?? '');
  }
  return clauses;
}

/** Adds the clauses after a punctuation mark, and applies what the mark means for the previous clause. */
function addClauses(clauses: Clause[], segment: readonly string[], mark: string) {
  const [words = segment, ...more] = windowsOf(segment);
  const before = clauses.at(-1);
  if (before && /^(when|while|after)$/i.test(mark)) before.circumstance = words;
  // Example: 'my chest aches, just DOMS'.
  if (before && ANSWER_BREAK.test(mark) && ONLY_SORE.test(words.join(' '))) {
    before.circumstance = words;
  }
  if (before && isNoTo(before, mark, words)) before.isAnsweredNo = true;
  const isMember = before !== undefined && LIST_BREAK.test(mark) && isBare(words);
  clauses.push({ words, circumstance: [], head: isMember ? before : null, isAnsweredNo: false });
  for (const part of more) {
    clauses.push({ words: part, circumstance: [], head: null, isAnsweredNo: false });
  }
}

/** Splits 'w/o' and '40mg' correctly, keeps decimal points, and marks uses of 'never' that deny nothing. */
const separated = (text: string) =>
  text
    .replace(/(\d)[.,](?=\d)/g, '$1·')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/[&+]/g, ' and ')
    .replace(/µg/g, 'mcg')
    .replace(NEVER_SO, '')
    .replace(/(\d)(?=(?:mg|mcg|ug|iu|ml|cc|g|kg|kcal|h|hrs|hours)\b)/gi, '$1 ');

const MEMBER_WORDS = 5;

/** A bare list item has no subject and no denial. */
const isBare = (words: readonly string[]) =>
  words.length <= MEMBER_WORDS &&
  !words.some((word) => OF_SOMEBODY.test(word) || DENIALS.has(word)) &&
  !DOWNPLAYS.test(words[0] ?? '');

/** 'Chest pain? No, just sore': the words after the answer are their own clause or downplay it. */
const isNoTo = (before: Clause, mark: string, [first = '', ...rest]: readonly string[]) =>
  (rest.length === 0 || rest[0] === 'just') &&
  ANSWERED_NO.test(first) &&
  ANSWER_BREAK.test(mark) &&
  isBare(before.words);
