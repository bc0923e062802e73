import type { Onboarding, Units } from '@posedown/contract';
import { ApiError, fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import type { FormErrors } from '../../lib/contract-form.ts';
import { todayIn } from '../../lib/days.ts';
import { deviceTimeZone } from '../../lib/device-time-zone.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { type Answers, toPayload } from './answers.ts';
import { checkAnswers, toAnswerErrors } from './check-answers.ts';
import { EMAIL_TAKEN, SIGN_UP_FAILED } from './sign-up-messages.ts';

export { loadAnswersSchema } from './check-answers.ts';

/** The sign-up payload, or the errors that prevent it. */
export async function prepareSignUp(
  answers: Answers,
  inviteToken: string | undefined,
): Promise<{ fieldErrors: FormErrors } | { payload: Onboarding }> {
  const timezone = deviceTimeZone();
  const fieldErrors = await checkAnswers(answers, { today: todayIn(timezone), timezone });
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
  // Validated against the contract just before, so no field is missing.
  return { payload: { ...toPayload(answers, timezone), inviteToken } as Onboarding };
}

interface SignUpFailure {
  message: string;
  /** Errors the person can fix, by form field. */
  fieldErrors: FormErrors;
}

/** Explains a failed sign-up. */
export function signUpFailure(error: unknown, units: Units): SignUpFailure {
  if (error instanceof ApiError && error.code === 'email_taken') {
    return { message: `${EMAIL_TAKEN}.`, fieldErrors: { email: EMAIL_TAKEN } };
  }
  const isServerError = error instanceof ApiError && error.status >= 500;
  return {
    message: isServerError ? SIGN_UP_FAILED : userMessageOf(error, SIGN_UP_FAILED),
    fieldErrors: toAnswerErrors(fieldErrorsOf(error), units),
  };
}

const LONG_SECONDS = 5;
const WELCOME_SECONDS = 3;

export function toastMissingAnswers(): void {
  void showToast({
    title: 'Please complete all required fields',
    message: 'Some information is missing. Please check all steps and fill in the required fields.',
    variant: 'destructive',
    seconds: LONG_SECONDS,
  });
}

export function toastFailure(message: string): void {
  void showToast({ title: 'Error', message, variant: 'destructive', seconds: LONG_SECONDS });
}

export function toastWelcome(name: string): void {
  void showToast({
    title: `Welcome, ${name}`,
    message: 'Account created successfully! Redirecting to your dashboard...',
    seconds: WELCOME_SECONDS,
  });
}
