import { expect, it } from 'vitest';
import { checkInWords } from './check-in-words.ts';

it('says what the athlete said of today, and nothing of what they left out', () => {
  const said = { energyLevel: 7, mood: 'good', sleepHours: 7.5 } as const;
  expect(checkInWords(said)).toBe('Energy 7, mood good, 7.5 h of sleep.');
  expect(checkInWords({ ...said, sleepHours: 7.25 })).toContain('7.25 h of sleep');
  expect(checkInWords({ ...said, sleepHours: null })).toBe('Energy 7, mood good.');
});
