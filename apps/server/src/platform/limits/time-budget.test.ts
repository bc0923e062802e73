import { expect, it } from 'vitest';
import { createTimeBudget } from './time-budget.ts';

it('rejects only a person who has used up their time, until the window ends', () => {
  let now = 0;
  const limits = { ms: 100, windowMs: 60_000, refusal: 'Later.' };
  const budget = createTimeBudget(limits, () => now);
  budget.require('a');
  budget.spend('a', 60);
  budget.require('a');
  budget.spend('a', 60);
  now = 30_000;
  expect(() => budget.require('a')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 30 }),
  );
  budget.require('b');
  now = 60_000;
  budget.require('a');
});
