import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { deletionFailure, mayBeDeleted } from './deletion-text.ts';

const NETWORK_ERROR = new TypeError('Failed to fetch');
const PROXY_ERROR = new ApiError(502, '<h1>Bad Gateway</h1>', 'Bad Gateway');
const API_ERROR = new ApiError(
  429,
  JSON.stringify({ code: 'too_many_requests', error: 'Try again in 12 minutes.' }),
  '',
);

it('says that nothing was deleted only if the request cannot have been sent', () => {
  const offline = mayBeDeleted(NETWORK_ERROR, { wasOnline: false, wasUnsure: false });
  expect(deletionFailure(NETWORK_ERROR, offline)).toMatch(/nothing was deleted/);
  for (const error of [NETWORK_ERROR, PROXY_ERROR]) {
    const isUnsure = mayBeDeleted(error, { wasOnline: true, wasUnsure: false });
    expect(deletionFailure(error, isUnsure)).toMatch(/may or may not have been deleted/);
  }
});

it('stays unsure after a retry that was never sent', () => {
  expect(mayBeDeleted(NETWORK_ERROR, { wasOnline: false, wasUnsure: true })).toBe(true);
});

it('treats any API response as proof that the account still exists', () => {
  const isUnsure = mayBeDeleted(API_ERROR, { wasOnline: true, wasUnsure: true });
  expect(isUnsure).toBe(false);
  expect(deletionFailure(API_ERROR, isUnsure)).toBe('Try again in 12 minutes.');
});
