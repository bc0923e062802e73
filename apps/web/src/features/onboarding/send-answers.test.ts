import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { signUpFailure } from './send-answers.ts';
import { EMAIL_TAKEN, SIGN_UP_FAILED } from './sign-up-messages.ts';

const refusal = (status: number, body: object) =>
  signUpFailure(new ApiError(status, JSON.stringify(body), ''), 'imperial');

it('shows a taken email on the email field', () => {
  const { fieldErrors } = refusal(409, { error: 'Taken', code: 'email_taken' });
  expect(fieldErrors).toEqual({ email: EMAIL_TAKEN });
});

it('shows the server’s errors on their fields, in the person’s units', () => {
  const issues = [
    { path: 'password', message: 'That password is too common' },
    { path: 'weight', message: 'metric words' },
  ];
  expect(refusal(400, { error: 'Check the form.', code: 'invalid_input', issues })).toEqual({
    message: 'Check the form.',
    fieldErrors: {
      password: 'That password is too common',
      weight: 'Enter a number between 66.2 and 661.3 lb',
    },
  });
});

it('says how long to wait after too many sign-ups from one address', () => {
  const body = { error: 'Too many sign-ups. Try again in 12 minutes.', code: 'too_many_requests' };
  expect(refusal(429, body)).toEqual({ message: body.error, fieldErrors: {} });
});

it('shows the same message for all server and network failures', () => {
  expect(refusal(500, { error: 'Oops', code: 'internal' }).message).toBe(SIGN_UP_FAILED);
  expect(signUpFailure(new TypeError('Failed to fetch'), 'metric')).toEqual({
    message: SIGN_UP_FAILED,
    fieldErrors: {},
  });
});
