import { isMeant, plainText } from './words.ts';

/** What one says of oneself in one breath. */
export interface Clause {
  words: string[];
  /** Under what it was, where that is said: 'after sprints', 'when I press'. */
  circumstance: string[];
  /** A bare member of a list whose head was denied: 'no chest pain, palpitations or fainting'. */
  deniedByList: boolean;
}

const BREAKS =
  /([.,;:!?\n()]+|\b(?:but|however|although|though|because|since|when|while|after|then|yet)\b)/i;

const DENIALS = new Set(
  `not no never didnt dont havent hasnt hadnt wasnt isnt arent wont doesnt without neither nor none zero`.split(
    ' ',
  ),
);

/** Splits a text so that what is denied in one place says nothing about the next. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  const parts = text.replace(/(\d)[.,](?=\d)/g, '$1·').split(BREAKS);
  for (let place = 0; place < parts.length; place += 2) {
    const words = plainText(parts[place] ?? '')
      .split(' ')
      .filter(Boolean);
    if (words.length === 0) continue;
    const before = clauses.at(-1);
    if (before && /^(when|while|after)$/i.test(parts[place - 1] ?? '')) before.circumstance = words;
    const isBare = words.length <= 4 && !words.some((word) => /^(i|im|ive|my|me|we)$/.test(word));
    const deniedBefore =
      before !== undefined &&
      (before.deniedByList ||
        before.words.some((word) => /^(no|without|never|not|neither)$/.test(word)));
    clauses.push({
      words,
      circumstance: [],
      deniedByList: isBare && deniedBefore && !/^(just|only)$/.test(words[0] ?? ''),
    });
  }
  return clauses;
}

/** How far apart the words of a pattern may stand. */
const REACH = 4;
/** How far a denial reaches forward. */
const DENIAL_REACH = 4;

/**
 * Where a pattern stands in a clause: 'heart racing|pounding'. Each word is a choice of alternatives; words are
 * found in spite of typing errors.
 * @returns the places of the words, or null
 */
function placesOf(words: readonly string[], pattern: string): number[] | null {
  const places: number[] = [];
  for (const choice of pattern.split(' ')) {
    const alternatives = choice.split('|');
    const near = places[0];
    const place = words.findIndex(
      (word, index) =>
        !places.includes(index) &&
        (near === undefined || Math.abs(index - near) <= REACH) &&
        alternatives.some((wanted) => isMeant(word, wanted)),
    );
    if (place < 0) return null;
    places.push(place);
  }
  return places;
}

/** Whether a clause says what a pattern means, and does not deny it. */
export function clauseSays({ words, deniedByList }: Clause, pattern: string): boolean {
  const places = placesOf(words, pattern);
  if (!places || deniedByList) return false;
  const first = Math.min(...places);
  return !words.some(
    (word, index) =>
      DENIALS.has(word) &&
      !places.includes(index) &&
      index < first &&
      first - index <= DENIAL_REACH &&
      !/^(only|sure|know|sleeping|just|risks?|danger|harm|doubt)$/.test(words[index + 1] ?? ''),
  );
}
