import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { passwordErrors } from './password-errors.ts';

const refused = (status: number, reply: object) =>
  new ApiError(status, JSON.stringify({ requestId: 'r1', ...reply }), '');

it('complains of a wrong current password at its own field alone', () => {
  const error = 'That’s not your current password.';
  const issues = [{ path: 'currentPassword', message: error }];
  expect(passwordErrors(refused(400, { code: 'invalid_input', error, issues }))).toEqual({
    currentPassword: error,
  });
});

it('says above the button what is about no field', () => {
  const error = 'Too many attempts. Try again in 12 minutes.';
  const limited = refused(429, { code: 'too_many_requests', error });
  expect(passwordErrors(limited)).toEqual({ newPassword: error });
  expect(passwordErrors(new TypeError('Failed to fetch'))).toEqual({
    newPassword: 'We couldn’t change the password. Please try again.',
  });
});
