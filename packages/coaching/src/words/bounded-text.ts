/** No word that a rule knows is longer. */
const LONGEST_WORD = 32;
/** What a rule reads at once. A longer stretch is read in parts, half of each in the next one too. */
const WINDOW = { words: 48, characters: 320 } as const;

const LONG_WORD = new RegExp(
  `([\\p{L}\\p{M}\\p{N}_]{${LONGEST_WORD}})[\\p{L}\\p{M}\\p{N}_]+`,
  'gu',
);

/**
 * A text without what only makes it long: runs of spaces, of one mark, of line breaks, and the rest of endless words.
 * Patterns that read on over such a run would take the square of its length.
 */
export function squeeze(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n(?: ?\n)+/g, '\n\n')
    .replace(/([^\p{L}\p{M}\p{N}\s])\1{3,}/gu, '$1$1$1')
    .replace(LONG_WORD, '$1');
}

/**
 * Words in stretches of bounded length, so that what a rule costs grows with the number of stretches alone. What stands
 * within half a stretch of each other is together in one of them.
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
