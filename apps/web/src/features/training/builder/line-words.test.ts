import { expect, it } from 'vitest';
import { lineWords } from './line-words.ts';

it('says when a plan was made by the day of who reads it', () => {
  const plan = { weeks: 4, daysPerWeek: 1, createdAt: '2026-11-22T01:00:00.000Z' };
  expect(lineWords(plan, 'America/New_York')).toBe('4 weeks, 1 day per week. Made 21 Nov 2026.');
  expect(lineWords(plan, 'Europe/Berlin')).toMatch(/Made 22 Nov 2026\.$/);
});
