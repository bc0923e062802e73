import { type Choice, choiceIdsOf, toChoice } from './lexicon.ts';

/** Words with another meaning next to some others: 'heart racing' in a sprint. */
interface Ambiguous {
  pattern: string;
  /** Tested, as `only` is, on the plain words of the clause, ' | ' and the words of its circumstance. */
  unless?: RegExp;
  /** Without these it says nothing. */
  only?: RegExp;
}

/** Words close to each other, each with alternatives: 'heart racing|pounding'. */
export type Pattern = string | Ambiguous;

/** How far apart a pattern's words may be. */
const REACH = 4;

const known = new Map<string, readonly Choice[]>();

/** A pattern's choices, built once, since every text is matched against all patterns. */
function choicesOf(pattern: Pattern): readonly Choice[] {
  const text = typeof pattern === 'string' ? pattern : pattern.pattern;
  const made = known.get(text) ?? text.split(' ').map(toChoice);
  known.set(text, made);
  return made;
}

/** Finds a pattern in some words, allowing for typos. @returns the positions of its words */
export function placesOf(words: readonly string[], pattern: Pattern): number[][] {
  const [first, ...others] = choicesOf(pattern);
  if (!first) return [];
  const found: number[][] = [];
  for (const [start, word] of words.entries()) {
    const places = choiceIdsOf(word).has(first.id) ? placesNear(words, start, others) : null;
    if (places) found.push(places);
  }
  return found;
}

/** The place of a pattern's first word and of the others near it; null if one is missing. */
function placesNear(words: readonly string[], start: number, others: readonly Choice[]) {
  const places = [start];
  const last = Math.min(words.length - 1, start + REACH);
  for (const { id } of others) {
    let place = Math.max(0, start - REACH);
    while (place <= last && (places.includes(place) || !choiceIdsOf(words[place] ?? '').has(id))) {
      place += 1;
    }
    if (place > last) return null;
    places.push(place);
  }
  return places;
}

/** Patterns by their first word: a text is only matched against those whose first word it contains. */
export class PatternIndex<Entry extends { pattern: Pattern }> {
  readonly #byFirst = new Map<number, Entry[]>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      const [first] = choicesOf(entry.pattern);
      if (!first) continue;
      const same = this.#byFirst.get(first.id) ?? [];
      same.push(entry);
      this.#byFirst.set(first.id, same);
    }
  }

  /** Patterns that may match: those whose first word occurs. */
  startingIn(words: readonly string[]): Set<Entry> {
    const found = new Set<Entry>();
    for (const word of words) {
      for (const id of choiceIdsOf(word)) {
        for (const entry of this.#byFirst.get(id) ?? []) found.add(entry);
      }
    }
    return found;
  }
}

export const indexOf = (patterns: readonly Pattern[]) =>
  new PatternIndex(patterns.map((pattern) => ({ pattern })));

/** The places of all words that are part of any of these patterns. */
export const placesOfAny = (
  words: readonly string[],
  index: PatternIndex<{ pattern: Pattern }>,
): Set<number> =>
  new Set([...index.startingIn(words)].flatMap(({ pattern }) => placesOf(words, pattern).flat()));
