import { expect, it } from 'vitest';
import { rangeAt } from './use-visible-range.ts';

const ROW = 41;
const WINDOW = 900;

it('covers the window with rows on both sides, wherever it is', () => {
  for (let above = -3000; above < 300_000; above += 97) {
    const { start, end } = rangeAt(above, ROW, WINDOW);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start * ROW).toBeLessThanOrEqual(Math.max(0, above - 18 * ROW));
    expect(end * ROW).toBeGreaterThanOrEqual(above + WINDOW);
    expect(end - start).toBeLessThanOrEqual(22 + 2 * 18 + 2 * 6);
  }
});

it('stays the same while the window moves by a row', () => {
  expect(rangeAt(6 * ROW * 10 + ROW, ROW, WINDOW)).toEqual(rangeAt(6 * ROW * 10, ROW, WINDOW));
});

it('starts at the first row while the list is below the window', () => {
  expect(rangeAt(-2000, ROW, WINDOW)).toEqual({ start: 0, end: 0 });
});
