import { expect, it } from 'vitest';
import { scanText, wordsOf } from './feedback-text.ts';

it('restores a draft with the version it was based on', () => {
  const saved = wordsOf({ coachFeedback: 'Deeper.', nextSessionGoals: null, feedbackVersion: 3 });
  expect(saved).toEqual({ feedback: 'Deeper.', goals: '', version: 3 });
  const draft = { ...saved, feedback: 'Deeper, and slower.' };
  expect(scanText(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('ignores a draft without a version, and anything else', () => {
  for (const invalid of [undefined, null, 'text', { feedback: 'a', goals: 'b' }, { version: 1 }]) {
    expect(scanText(invalid)).toBeUndefined();
  }
});
