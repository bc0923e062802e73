import { squeeze } from '../words/bounded-text.ts';
import { finish, type Steps } from '../words/steps.ts';
import { plainFigures } from './figures.ts';
import { isForbiddenSentence } from './forbidden-sentence.ts';
import { isReadable } from './readable.ts';

export type AnswerFault = 'forbidden' | 'unreadable' | 'unknown_figure';

const ABOUT_YOU = /\b(you|your|you’re|you're|you’ve|you've)\b/i;
const FIGURE =
  /(\d+(?:\.\d+)?)\s*(kcal|calories|g\b|grams|kg|lbs?\b|pounds|%|percent|weeks?|days?|minutes?|bpm|cm|l\b|litres?|sets?|reps?)/gi;

/** Every number in a text, as a number. */
export function numbersIn(text: string): number[] {
  return [...plainFigures(text).matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
}

/** Rounding is no lie. */
const isSame = (figure: number, known: number) =>
  Math.abs(figure - known) <= Math.max(0.051, Math.abs(known) * 0.005) ||
  figure === Math.round(known);

/**
 * Checks a model's sentence before anybody reads it: nothing forbidden, in English, and no figure about the person that
 * isn't in their data, the question or the knowledge.
 * @param known every number given to the model or asked with
 */
export const checkSentence = (sentence: string, known: Iterable<number>): AnswerFault | null =>
  finish(checkSentenceSteps(sentence, new Set(known)));

export function* checkSentenceSteps(
  sentence: string,
  known: ReadonlySet<number>,
): Steps<AnswerFault | null> {
  if (yield* isForbiddenSentence(sentence)) return 'forbidden';
  if (!isReadable(sentence)) return 'unreadable';
  if (!ABOUT_YOU.test(sentence)) return null;
  const named = [...plainFigures(squeeze(sentence)).matchAll(FIGURE)];
  for (const figure of new Set(named.map(([, figure]) => Number(figure)))) {
    yield;
    if (!isKnown(figure, known)) return 'unknown_figure';
  }
  return null;
}

function isKnown(figure: number, known: ReadonlySet<number>): boolean {
  for (const number of known) if (isSame(figure, number)) return true;
  return false;
}
