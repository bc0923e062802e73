import { expect, it } from 'vitest';
import { checkInText } from './check-in-text.ts';

it("summarizes today's answers without the unanswered questions", () => {
  const answers = { energyLevel: 7, mood: 'good', sleepHours: 7.5 } as const;
  expect(checkInText(answers)).toBe('Energy 7, mood good, 7.5 h of sleep.');
  expect(checkInText({ ...answers, sleepHours: 7.25 })).toContain('7.25 h of sleep');
  expect(checkInText({ ...answers, sleepHours: null })).toBe('Energy 7, mood good.');
});
