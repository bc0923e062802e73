import { plainFigures } from './figures.ts';

/** Numbers spelled out as words. */
export const NUMBER_WORDS: Record<string, string> = {
  ...{ 'half a': '0.5', a: '1', one: '1', two: '2', three: '3', four: '4', five: '5' },
  ...{ six: '6', seven: '7', eight: '8', nine: '9', ten: '10', twelve: '12' },
};
/** Emphasis marks, brackets and table cells between a figure and its unit. */
const MARKS = /[*_~`|()[\]<>≤≥≈]+/g;
const SPELLED_HUNDREDS = /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve) hundred\b/gi;
/** Normalizes the figures in a text to the form the rules match. */
export const plainAmounts = (text: string) =>
  plainFigures(text)
    .replace(SPELLED_HUNDREDS, (_, word: string) => `${NUMBER_WORDS[word.toLowerCase()]}00`)
    .replace(MARKS, ' ')
    .replace(/[^\S\n]+/g, ' ');
export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);
export const NUMBER = '\\d+(?:\\.\\d+)?';
/** The separator between the two ends of a range. */
const TO = '\\s*(?:[-–—]|to|or|(?<=\\bbetween [\\d.]+(?: \\w+)? )and)\\s*';
/** Regex source for a `figure`, or a range from `low` to `figure`. The unit may also follow `low`. */
export const rangeIn = (unit: string) =>
  `(?:(?<low>${NUMBER})\\s*${unit}?${TO})?(?<figure>${NUMBER})`;
const SENTENCE_END = /[.;!?](?:\s|$)|\n/;
/**
 * Characters on each side of a figure that count as its context. Text further away is about something else. [our
 * choice]
 */
const CONTEXT_LENGTH = 200;

/** A matched figure with the text around it. */
export interface Amount {
  match: RegExpExecArray;
  ahead: string;
  /** The part of `ahead` in the same sentence. */
  aheadInSentence: string;
  behind: string;
}

/** Every figure in a text that a global pattern matches. */
export function* amountsIn(text: string, pattern: RegExp): Generator<Amount> {
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const ahead = text.slice(Math.max(0, match.index - CONTEXT_LENGTH), match.index);
    yield {
      match,
      ahead,
      aheadInSentence: ahead.split(SENTENCE_END).at(-1) ?? '',
      behind: text.slice(end, end + CONTEXT_LENGTH),
    };
  }
}
