import { plainFigures } from './figures.ts';
import { namesForbiddenAmount } from './forbidden-amounts.ts';
import { speaksForOffLimits } from './off-limits.ts';

export type AnswerFault = 'forbidden' | 'unknown_figure';

const DOSE = /\d\s*(mg|mcg|µg|iu|units?|ml|cc|tablets?|pills?)\b/i;
const SUBSTANCE =
  /insulin|testosterone|steroid|tren|clen|diuretic|furosemide|lasix|aldactone|spironolactone|hgh|growth hormone|t3\b|potassium|anavar|winstrol|dnp|ephedrine|laxative/i;

function isForbidden(sentence: string): boolean {
  if (DOSE.test(sentence) && SUBSTANCE.test(sentence)) return true;
  return namesForbiddenAmount(sentence) || speaksForOffLimits(sentence);
}

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
 * Judges a sentence of a model's before anybody reads it: it holds nothing forbidden, and no figure about the person
 * that neither their data, the question nor the knowledge holds.
 * @param known every number that was given to the model or asked with
 */
export function judgeSentence(sentence: string, known: readonly number[]): AnswerFault | null {
  if (isForbidden(sentence)) return 'forbidden';
  if (!ABOUT_YOU.test(sentence)) return null;
  const figures = [...plainFigures(sentence).matchAll(FIGURE)].map(([, figure]) => Number(figure));
  return figures.every((figure) => known.some((number) => isSame(figure, number)))
    ? null
    : 'unknown_figure';
}
