import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { failureToast } from './use-sign-in.ts';

const refused = (status: number, code: string, error: string) =>
  new ApiError(status, JSON.stringify({ error, code, requestId: 'r1' }), '');

it('reports a wrong password only for rejected credentials', () => {
  expect(failureToast(refused(401, 'invalid_credentials', 'No.'), 'manual')).toMatchObject({
    title: 'Login failed',
    message: 'Invalid email or password. Please try again.',
    variant: 'destructive',
  });
});

it('does not blame the password for a lost connection or a server error', () => {
  const offline = failureToast(new TypeError('Failed to fetch'), 'manual');
  expect(offline).toMatchObject({
    title: 'Login failed',
    message: 'We couldn’t reach the server. Check your connection and try again.',
  });
  const broken = failureToast(refused(503, 'unavailable', 'Down.'), 'manual');
  expect(broken.message).toBe('Something went wrong on our side. Please try again.');
});

it('reports that a demo account could not be opened', () => {
  expect(failureToast(new TypeError('Failed to fetch'), 'demo')).toMatchObject({
    title: 'Demo login failed',
    message: 'Please try again.',
  });
});

it('shows how long to wait after too many attempts', () => {
  const error = refused(429, 'too_many_requests', 'Too many attempts. Try again in 12 minutes.');
  expect(failureToast(error, 'manual').message).toBe('Too many attempts. Try again in 12 minutes.');
});
