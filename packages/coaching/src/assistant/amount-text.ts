import { plainFigures } from './figures.ts';

/** Figures in words. */
export const WORDED: Record<string, string> = {
  ...{ 'half a': '0.5', a: '1', one: '1', two: '2', three: '3', four: '4', five: '5' },
  ...{ six: '6', seven: '7', eight: '8', nine: '9', ten: '10', twelve: '12' },
};
/** Marks of emphasis, brackets and cells of a table, which stand between a figure and what it is of. */
const MARKS = /[*_~`|()[\]<>≤≥≈]+/g;
const WORDED_HUNDREDS = /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve) hundred\b/gi;
/** A sentence with its figures as the rules read them. */
export const plainAmounts = (text: string) =>
  plainFigures(text)
    .replace(WORDED_HUNDREDS, (_, word: string) => `${WORDED[word.toLowerCase()]}00`)
    .replace(MARKS, ' ')
    .replace(/[^\S\n]+/g, ' ');
export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);
export const NUMBER = '\\d+(?:\\.\\d+)?';
/** From one end of a range to the other. */
export const TO = '\\s*(?:[-–—]|to|or|(?<=\\bbetween [\\d.]+(?: \\w+)? )and)\\s*';
export const SENTENCE_END = /[.;!?](?:\s|$)|\n/;
/** So many characters around a figure say what it is of; further away, something else is spoken of. [our choice] */
const AROUND = 200;
/** What stands ahead of a figure. */
export const aheadOf = (text: string, { index }: RegExpExecArray) =>
  text.slice(Math.max(0, index - AROUND), index);
/** What stands behind a figure. */
export const behindOf = (text: string, { index, 0: figure }: RegExpExecArray) =>
  text.slice(index + figure.length, index + figure.length + AROUND);
