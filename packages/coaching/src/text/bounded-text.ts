/** Length of the longest word in any rule. */
const MAX_WORD_LENGTH = 32;
/** How much text a rule scans at once. Longer texts are split into half-overlapping parts. */
const WINDOW = { words: 48, characters: 320 } as const;

const LONG_WORD = new RegExp(
  `([\\p{L}\\p{M}\\p{N}_]{${MAX_WORD_LENGTH}})[\\p{L}\\p{M}\\p{N}_]+`,
  'gu',
);

/**
 * Shortens runs of spaces, marks, line breaks and endless words, on which some patterns would take quadratic time.
 */
export function collapseRuns(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n(?: ?\n)+/g, '\n\n')
    .replace(/([^\p{L}\p{M}\p{N}\s])\1{3,}/gu, '$1$1$1')
    .replace(LONG_WORD, '$1');
}

/**
 * Splits words into windows of bounded length, so that a rule's cost grows linearly. Words within half a window of
 * each other share one.
 */
export function windowsOf(words: readonly string[]): (readonly string[])[] {
  const windows: (readonly string[])[] = [];
  let start = 0;
  for (;;) {
    const end = endOfWindow(words, start);
    windows.push(start === 0 && end === words.length ? words : words.slice(start, end));
    if (end === words.length) return windows;
    start += Math.ceil((end - start) / 2);
  }
}

function endOfWindow(words: readonly string[], start: number): number {
  const maxEnd = Math.min(words.length, start + WINDOW.words);
  let characters = 0;
  for (let end = start; end < maxEnd; end += 1) {
    characters += (words[end]?.length ?? 0) + 1;
    if (characters > WINDOW.characters && end > start + 1) return end;
  }
  return maxEnd;
}
