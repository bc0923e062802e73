import { foldText } from './fold-text.ts';

/** Further words of a search don't count. */
const MAX_WORDS = 8;

/** The words of a search, folded. */
export const searchWords = (query: string): string[] =>
  (foldText(query).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);

/** A word as written, with its apostrophes, which folding removes. */
const WORD = /[\p{L}\p{M}\p{N}'`´‘’ʼ]+/gu;

/** A part of a text, and whether a search found it. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the words that begin with one of the sought words. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldText(word);
    if (!words.some((sought) => folded.startsWith(sought))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Characters shown before the first match. */
const LEAD = 40;

/** One line of a text around its first match, cut between words. */
export function excerptOf(text: string, words: readonly string[], maxLength: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [first] = markWords(line, words);
  const at = first && !first.isMatch && first.text.length < line.length ? first.text.length : 0;
  const start = at > LEAD ? wordStart(line, at - LEAD) : 0;
  const isCut = line.length - start > maxLength;
  const end = isCut ? wordEnd(line, start, start + maxLength) : line.length;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${isCut ? '…' : ''}`;
}

function wordStart(line: string, from: number): number {
  const space = line.indexOf(' ', from);
  return space < 0 || space > from + LEAD ? from : space + 1;
}

function wordEnd(line: string, start: number, to: number): number {
  const space = line.lastIndexOf(' ', to);
  return space <= start + LEAD ? to : space;
}
