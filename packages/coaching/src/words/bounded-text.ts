/** No word that a rule knows is longer. */
const LONGEST_WORD = 32;
/** How much a rule reads at once. Longer texts are read in half-overlapping parts. */
const WINDOW = { words: 48, characters: 320 } as const;

const LONG_WORD = new RegExp(
  `([\\p{L}\\p{M}\\p{N}_]{${LONGEST_WORD}})[\\p{L}\\p{M}\\p{N}_]+`,
  'gu',
);

/** Collapses runs of spaces, marks, line breaks and endless words, on which some patterns would take quadratic time. */
export function squeeze(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n(?: ?\n)+/g, '\n\n')
    .replace(/([^\p{L}\p{M}\p{N}\s])\1{3,}/gu, '$1$1$1')
    .replace(LONG_WORD, '$1');
}

/**
 * Words in windows of bounded length, so a rule's cost grows linearly. Words within half a window of each other share
 * one.
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
  const most = Math.min(words.length, start + WINDOW.words);
  let characters = 0;
  for (let end = start; end < most; end += 1) {
    characters += (words[end]?.length ?? 0) + 1;
    if (characters > WINDOW.characters && end > start + 1) return end;
  }
  return most;
}
