import { finish, type Steps } from '../result/steps.ts';
import { collapseRuns } from '../text/bounded-text.ts';
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

/** Rounded figures count as the same. */
const isSame = (figure: number, supported: number) =>
  Math.abs(figure - supported) <= Math.max(0.051, Math.abs(supported) * 0.005) ||
  figure === Math.round(supported);

/**
 * Checks a model's sentence before it is shown: nothing forbidden, in English, and every figure about the person
 * comes from their data, the question or the knowledge base.
 * @param known every number in the model's input or the question
 */
export const checkSentence = (
  sentence: string,
  knownFigures: Iterable<number>,
): AnswerFault | null => finish(checkSentenceSteps(sentence, new Set(knownFigures)));

export function* checkSentenceSteps(
  sentence: string,
  knownFigures: ReadonlySet<number>,
): Steps<AnswerFault | null> {
  if (yield* isForbiddenSentence(sentence)) return 'forbidden';
  if (!isReadable(sentence)) return 'unreadable';
  if (!ABOUT_YOU.test(sentence)) return null;
  const named = [...plainFigures(collapseRuns(sentence)).matchAll(FIGURE)];
  for (const figure of new Set(named.map(([, figure]) => Number(figure)))) {
    yield;
    if (!isSupported(figure, knownFigures)) return 'unknown_figure';
  }
  return null;
}

function isSupported(figure: number, knownFigures: ReadonlySet<number>): boolean {
  for (const number of knownFigures) if (isSame(figure, number)) return true;
  return false;
}
