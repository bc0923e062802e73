import { expect, it } from 'vitest';
import { readWords, wordsOf } from './feedback-words.ts';

it('takes up a draft with the version that its writer saw, whatever stands there by now', () => {
  const seen = wordsOf({ coachFeedback: 'Deeper.', nextSessionGoals: null, feedbackVersion: 3 });
  expect(seen).toEqual({ feedback: 'Deeper.', goals: '', version: 3 });
  const draft = { ...seen, feedback: 'Deeper, and slower.' };
  expect(readWords(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('leaves a draft whose writer saw nobody knows what, and what is none', () => {
  for (const left of [undefined, null, 'text', { feedback: 'a', goals: 'b' }, { version: 1 }]) {
    expect(readWords(left)).toBeUndefined();
  }
});
