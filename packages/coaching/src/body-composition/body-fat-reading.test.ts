import { expect, it } from 'vitest';
import { readingHolds } from './body-fat-reading.ts';

const reading = { percent: 12, day: '2026-01-01', weightKg: 80 };

it.each([
  // 31 days of January and 25 of February are 56.
  ['2026-02-26', 80, true],
  ['2026-02-27', 80, false],
  // 3 % of 80 kg are 2.4 kg, either way.
  ['2026-01-20', 77.7, true],
  ['2026-01-20', 77.5, false],
  ['2026-01-20', 82.3, true],
  ['2026-01-20', 82.5, false],
  ['2026-01-20', null, true],
])('a reading of 80 kg on 1 January tells of %s at %s kg: %s', (today, weightKg, holds) => {
  expect(readingHolds(reading, { today, weightKg })).toBe(holds);
});

it('goes by its age alone where the weight of that day is not known', () => {
  const unweighed = { ...reading, weightKg: null };
  expect(readingHolds(unweighed, { today: '2026-01-20', weightKg: 95 })).toBe(true);
  expect(readingHolds(unweighed, { today: '2026-03-20', weightKg: 80 })).toBe(false);
});
