import { expect, it } from 'vitest';
import { isReadingValid } from './body-fat-reading.ts';

const reading = { percent: 12, day: '2026-01-01', weightKg: 80 };

it.each([
  // 31 days of January and 25 of February are 56.
  ['2026-02-26', 80, true],
  ['2026-02-27', 80, false],
  // 3% of 80 kg is 2.4 kg, either way.
  ['2026-01-20', 77.7, true],
  ['2026-01-20', 77.5, false],
  ['2026-01-20', 82.3, true],
  ['2026-01-20', 82.5, false],
  ['2026-01-20', null, true],
])(
  'a reading at 80 kg on January 1 still applies on %s at %s kg: %s',
  (today, weightKg, isValid) => {
    expect(isReadingValid(reading, { today, weightKg })).toBe(isValid);
  },
);

it('expires by age alone when the weight on that day is unknown', () => {
  const unweighed = { ...reading, weightKg: null };
  expect(isReadingValid(unweighed, { today: '2026-01-20', weightKg: 95 })).toBe(true);
  expect(isReadingValid(unweighed, { today: '2026-03-20', weightKg: 80 })).toBe(false);
});
