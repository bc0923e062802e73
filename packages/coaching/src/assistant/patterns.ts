import { isMeant } from './words.ts';

/** Words that mean something else beside some others: 'heart racing' in a sprint. */
interface Ambiguous {
  pattern: string;
  /** Tested, as `only` is, on the plain words of the clause, ' | ' and the words of its circumstance. */
  unless?: RegExp;
  /** Without these it says nothing. */
  only?: RegExp;
}

/** Words that stand near one another, each with its alternatives: 'heart racing|pounding'. */
export type Pattern = string | Ambiguous;

/** How far apart the words of a pattern may stand. */
const REACH = 4;

/** The alternatives of one word, and those that a typing error can lead to, by their first letter. */
interface Choice {
  words: ReadonlySet<string>;
  byLetter: ReadonlyMap<string, readonly string[]>;
}

const known = new Map<string, readonly Choice[]>();

/** The choices of a pattern, made once: every text is held against all of them. */
function choicesOf(pattern: string): readonly Choice[] {
  const made = known.get(pattern) ?? pattern.split(' ').map(toChoice);
  known.set(pattern, made);
  return made;
}

function toChoice(alternatives: string): Choice {
  const words = alternatives.split('|');
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    const letter = word[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  return { words: new Set(words), byLetter };
}

const isOneOf = (word: string, { words, byLetter }: Choice) =>
  words.has(word) || (byLetter.get(word[0] ?? '') ?? []).some((wanted) => isMeant(word, wanted));

/** Everywhere that a pattern stands in some words, in spite of typing errors. @returns the places of its words */
export function placesOf(words: readonly string[], pattern: Pattern): number[][] {
  const [first, ...others] = choicesOf(typeof pattern === 'string' ? pattern : pattern.pattern);
  return words.flatMap((word, start) => {
    if (!first || !isOneOf(word, first)) return [];
    const places = [start];
    for (const choice of others) {
      const place = words.findIndex(
        (near, index) =>
          !places.includes(index) && Math.abs(index - start) <= REACH && isOneOf(near, choice),
      );
      if (place < 0) return [];
      places.push(place);
    }
    return [places];
  });
}

/** The places of all words that are part of any of these patterns. */
export const placesOfAny = (words: readonly string[], patterns: readonly Pattern[]): Set<number> =>
  new Set(patterns.flatMap((pattern) => placesOf(words, pattern).flat()));
