import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { notSent } from './not-sent.ts';

it('retries a photo that failed offline automatically, and leaves a rejected one to the user', () => {
  expect(notSent(new TypeError('Failed to fetch'))).toEqual({
    state: 'failed',
    failure: 'We couldn’t reach the server. It will be sent when you’re online.',
    waitsForNetwork: true,
  });
  const body = JSON.stringify({ error: 'At most 12 MB.', code: 'body_too_large', requestId: 'r1' });
  expect(notSent(new ApiError(413, body, '', null))).toEqual({
    state: 'failed',
    failure: 'At most 12 MB.',
    waitsForNetwork: false,
  });
});
