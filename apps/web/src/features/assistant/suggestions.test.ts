import { answerOffline, OWN_TOPICS } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import { GENERAL_QUESTIONS, OWN_QUESTIONS } from './suggestions.ts';

describe('suggested questions', () => {
  it('offers six questions, each understood by our own rules', () => {
    expect(OWN_QUESTIONS).toHaveLength(6);
    expect(GENERAL_QUESTIONS).toHaveLength(6);
    const own = new Set(OWN_TOPICS.map(({ title }) => title));
    for (const message of [...GENERAL_QUESTIONS, ...OWN_QUESTIONS]) {
      if (own.has(message)) continue;
      const { isUnderstood } = answerOffline({ message, history: [], facts: null });
      expect([message, isUnderstood]).toEqual([message, true]);
    }
  });
});
