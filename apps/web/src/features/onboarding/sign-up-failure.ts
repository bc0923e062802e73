import type { Units } from '@posedown/contract';
import { ApiError, fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import type { FormErrors } from '../../lib/contract-form.ts';
import { toAnswerErrors } from './check-answers.ts';
import { EMAIL_TAKEN, SIGN_UP_FAILED } from './sign-up-messages.ts';

export interface SignUpFailure {
  /** What to tell the person. */
  message: string;
  /** What they can put right, by field of the form. */
  fieldErrors: FormErrors;
}

/** What a refused or failed sign-up means for the person who filled in the form. */
export function signUpFailure(error: unknown, units: Units): SignUpFailure {
  if (error instanceof ApiError && error.code === 'email_taken') {
    return { message: `${EMAIL_TAKEN}.`, fieldErrors: { email: EMAIL_TAKEN } };
  }
  const isOurs = error instanceof ApiError && error.status >= 500;
  return {
    message: isOurs ? SIGN_UP_FAILED : userMessageOf(error, SIGN_UP_FAILED),
    fieldErrors: toAnswerErrors(fieldErrorsOf(error), units),
  };
}
