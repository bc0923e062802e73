import { type Choice, choiceIdsOf, toChoice } from './lexicon.ts';

/** Words whose meaning depends on the context: 'heart racing' in a sprint. */
interface Ambiguous {
  pattern: string;
  /** Rules out a match. Like `only`, tested on the clause's plain words, ' | ' and the words of its circumstance. */
  unless?: RegExp;
  /** Required for a match. */
  only?: RegExp;
}

/** Words close to each other, each with alternatives: 'heart racing|pounding'. */
export type Pattern = string | Ambiguous;

/** Maximum distance between a pattern's words. */
const MAX_DISTANCE = 4;

const choiceCache = new Map<string, readonly Choice[]>();

/** A pattern's choices, built once, since every text is matched against all patterns. */
function choicesOf(pattern: Pattern): readonly Choice[] {
  const text = typeof pattern === 'string' ? pattern : pattern.pattern;
  const choices = choiceCache.get(text) ?? text.split(' ').map(toChoice);
  choiceCache.set(text, choices);
  return choices;
}

/**
 * Finds a pattern in some words, allowing for typos.
 * @returns the positions of its words
 */
export function positionsOf(words: readonly string[], pattern: Pattern): number[][] {
  const [first, ...others] = choicesOf(pattern);
  if (!first) return [];
  const found: number[][] = [];
  for (const [start, word] of words.entries()) {
    const places = choiceIdsOf(word).has(first.id) ? positionsNear(words, start, others) : null;
    if (places) found.push(places);
  }
  return found;
}

/** Positions of a pattern's first word and of the others near it; null if one is missing. */
function positionsNear(words: readonly string[], start: number, others: readonly Choice[]) {
  const places = [start];
  const last = Math.min(words.length - 1, start + MAX_DISTANCE);
  for (const { id } of others) {
    let place = Math.max(0, start - MAX_DISTANCE);
    while (place <= last && (places.includes(place) || !choiceIdsOf(words[place] ?? '').has(id))) {
      place += 1;
    }
    if (place > last) return null;
    places.push(place);
  }
  return places;
}

/**
 * Indexes patterns by their first word, so that a text is only matched against patterns whose first word it
 * contains.
 */
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

  /** Patterns whose first word occurs in the text. */
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

/** Positions of all words that belong to any of these patterns. */
export const positionsOfAny = (
  words: readonly string[],
  index: PatternIndex<{ pattern: Pattern }>,
): Set<number> =>
  new Set(
    [...index.startingIn(words)].flatMap(({ pattern }) => positionsOf(words, pattern).flat()),
  );
