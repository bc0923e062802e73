import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { deletionFailure, mayBeGone } from './deletion-words.ts';

const NO_ANSWER = new TypeError('Failed to fetch');
const OF_A_PROXY = new ApiError(502, '<h1>Bad Gateway</h1>', 'Bad Gateway');
const OURS = new ApiError(
  429,
  JSON.stringify({ code: 'too_many_requests', error: 'Try again in 12 minutes.' }),
  '',
);

it('says that nothing was deleted only where nothing can have been sent', () => {
  const offline = mayBeGone(NO_ANSWER, { wasOnline: false, wasUnsure: false });
  expect(deletionFailure(NO_ANSWER, offline)).toMatch(/nothing was deleted/);
  for (const error of [NO_ANSWER, OF_A_PROXY]) {
    const isUnsure = mayBeGone(error, { wasOnline: true, wasUnsure: false });
    expect(deletionFailure(error, isUnsure)).toMatch(/may or may not have been deleted/);
  }
});

it('is as unsure as before of a try that was not sent', () => {
  expect(mayBeGone(NO_ANSWER, { wasOnline: false, wasUnsure: true })).toBe(true);
});

it('knows from any answer that the account is there', () => {
  const isUnsure = mayBeGone(OURS, { wasOnline: true, wasUnsure: true });
  expect(isUnsure).toBe(false);
  expect(deletionFailure(OURS, isUnsure)).toBe('Try again in 12 minutes.');
});
