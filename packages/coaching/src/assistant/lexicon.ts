import { isMeant } from './words.ts';

/** One word of a pattern, which may be any of several. */
export interface Choice {
  id: number;
}

/** The choices that each word of the rules belongs to. */
const choicesWith = new Map<string, number[]>();
/** The words of the rules by first letter and length: a typing error changes neither by much. */
const byShape = new Map<string, string[]>();
const choices = new Map<string, Choice>();

/** What was looked up of words that people wrote: most are written again and again. */
const remembered = new Map<string, ReadonlySet<number>>();
const MOST_REMEMBERED = 20_000;
const NONE: ReadonlySet<number> = new Set();
/** As `isMeant` allows. */
const MOST_TYPOS = 2;

const shapeOf = (letter: string, length: number) => `${letter}${length}`;

/** Makes a choice of alternatives separated by bars. */
export function toChoice(alternatives: string): Choice {
  const made = choices.get(alternatives);
  if (made) return made;
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
  remembered.clear();
  return choice;
}

/** Every choice that a word matches, allowing for typos. */
export function choiceIdsOf(word: string): ReadonlySet<number> {
  const before = remembered.get(word);
  if (before) return before;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const ids = lookUp(word);
  remembered.set(word, ids);
  return ids;
}

function lookUp(word: string): ReadonlySet<number> {
  const ids = new Set(choicesWith.get(word));
  const letter = word[0] ?? '';
  for (let length = word.length - MOST_TYPOS; length <= word.length + MOST_TYPOS; length += 1) {
    for (const wanted of byShape.get(shapeOf(letter, length)) ?? []) {
      if (!isMeant(word, wanted)) continue;
      for (const id of choicesWith.get(wanted) ?? []) ids.add(id);
    }
  }
  return ids.size > 0 ? ids : NONE;
}
