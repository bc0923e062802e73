import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { passwordErrors } from './password-errors.ts';

const refused = (status: number, reply: object) =>
  new ApiError(status, JSON.stringify({ requestId: 'r1', ...reply }), '');

it('shows a wrong current password only at its own field', () => {
  const error = 'That’s not your current password.';
  const issues = [{ path: 'currentPassword', message: error }];
  expect(passwordErrors(refused(400, { code: 'invalid_input', error, issues }))).toEqual({
    currentPassword: error,
  });
});

it('shows other errors above the button', () => {
  const error = 'Too many attempts. Try again in 12 minutes.';
  const limited = refused(429, { code: 'too_many_requests', error });
  expect(passwordErrors(limited)).toEqual({ newPassword: error });
  expect(passwordErrors(new TypeError('Failed to fetch'))).toEqual({
    newPassword: 'We couldn’t change the password. Please try again.',
  });
});
