import { describe, expect, it } from 'vitest';
import { collapseRuns, windowsOf } from './bounded-text.ts';

describe('squeeze', () => {
  it('shortens runs of spaces, marks, line breaks and endless words', () => {
    expect(collapseRuns(`a${' '.repeat(99)}b\t\tc`)).toBe('a b c');
    expect(collapseRuns('no!!!!!!!!!! - - ........x')).toBe('no!!! - - ...x');
    expect(collapseRuns('one\n\n\n \n\ntwo')).toBe('one\n\ntwo');
    expect(collapseRuns('x'.repeat(5000))).toHaveLength(32);
  });

  it('leaves ordinary text unchanged', () => {
    const text = 'No chest pain, palpitations… 1,500 kcal?!\nEntwässerungstabletten: nein.';
    expect(collapseRuns(text)).toBe(text);
  });
});

describe('windowsOf', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);

  it('keeps a short text in one window', () => {
    expect(windowsOf(words(48))).toEqual([words(48)]);
    expect(windowsOf([])).toEqual([[]]);
  });

  it('contains every word, and keeps neighboring words together', () => {
    const all = words(1000);
    const windows = windowsOf(all);
    expect(new Set(windows.flat())).toEqual(new Set(all));
    for (const window of windows) expect(window.length).toBeLessThanOrEqual(48);
    for (let index = 0; index + 10 < all.length; index += 1) {
      const near = all.slice(index, index + 10);
      expect(windows.some((window) => near.every((word) => window.includes(word)))).toBe(true);
    }
  });

  it('counts letters, too, so that long words make no long window', () => {
    const windows = windowsOf(Array.from({ length: 200 }, () => 'x'.repeat(32)));
    for (const window of windows) expect(window.join(' ').length).toBeLessThanOrEqual(320);
  });
});
