import { isSameWord } from './words.ts';

/** One word of a pattern, with its alternatives. */
export interface Choice {
  id: number;
}

/** The choices each rule word belongs to. */
const choicesWith = new Map<string, number[]>();
/** Rule words by first letter and length, which typos barely change. */
const byShape = new Map<string, string[]>();
const choices = new Map<string, Choice>();

/** Cache of words people wrote, since most are repeated. */
const cache = new Map<string, ReadonlySet<number>>();
const MAX_CACHED = 20_000;
const NONE: ReadonlySet<number> = new Set();
/** Same as in `isMeant`. */
const MAX_TYPOS = 2;

const shapeOf = (letter: string, length: number) => `${letter}${length}`;

/** Creates a choice from alternatives separated by bars. */
export function toChoice(alternatives: string): Choice {
  const existing = choices.get(alternatives);
  if (existing) return existing;
  const choice = { id: choices.size };
  choices.set(alternatives, choice);
  for (const word of alternatives.split('|')) {
    const ids = choicesWith.get(word);
    if (ids) ids.push(choice.id);
    else {
      choicesWith.set(word, [choice.id]);
      const shape = shapeOf(word[0] ?? '', word.length);
      byShape.set(shape, [...(byShape.get(shape) ?? []), word]);
    }
  }
  cache.clear();
  return choice;
}

/** Every choice that a word matches, allowing for typos. */
export function choiceIdsOf(word: string): ReadonlySet<number> {
  const before = cache.get(word);
  if (before) return before;
  if (cache.size >= MAX_CACHED) cache.clear();
  const ids = lookUp(word);
  cache.set(word, ids);
  return ids;
}

function lookUp(word: string): ReadonlySet<number> {
  const ids = new Set(choicesWith.get(word));
  const letter = word[0] ?? '';
  for (let length = word.length - MAX_TYPOS; length <= word.length + MAX_TYPOS; length += 1) {
    for (const candidate of byShape.get(shapeOf(letter, length)) ?? []) {
      if (!isSameWord(word, candidate)) continue;
      for (const id of choicesWith.get(candidate) ?? []) ids.add(id);
    }
  }
  return ids.size > 0 ? ids : NONE;
}
