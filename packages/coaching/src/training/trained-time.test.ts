import { expect, it } from 'vitest';
import { trainedSeconds } from './trained-time.ts';

const MINUTE = 60_000;
const at = (...minutes: number[]) => minutes.map((minute) => minute * MINUTE);

it('counts from the start through the sets to the end', () => {
  expect(trainedSeconds(0, at(10, 20, 40), 50 * MINUTE)).toBe(3000);
  expect(trainedSeconds(0, [], 50 * MINUTE)).toBe(3000);
});

it('excludes the night if a workout stays open', () => {
  const day = 24 * 60;
  expect(trainedSeconds(0, at(10, 20, day + 5, day + 15), (day + 20) * MINUTE)).toBe(35 * 60);
  expect(trainedSeconds(0, at(10, 20), (day + 20) * MINUTE)).toBe(20 * 60);
});

it('accepts sets in any order, and clamps those with a wrong clock', () => {
  expect(trainedSeconds(0, at(40, -5, 90, 10), 50 * MINUTE)).toBe(3000);
});
