import type { Onboarding } from '@posedown/contract';
import { todayIn } from '../../lib/days.ts';
import { deviceTimeZone } from '../../lib/device-time-zone.ts';
import type { Answers } from './answers.ts';
import { checkAnswers, type FieldErrors } from './check-answers.ts';
import { toPayload } from './payload.ts';

export { loadAnswersSchema } from './check-answers.ts';
export { signUpFailure } from './sign-up-failure.ts';
export { toastFailure, toastMissingAnswers, toastWelcome } from './toasts.ts';

/** What sign-up sends, or why it can't yet. */
export async function prepareSignUp(
  answers: Answers,
  inviteToken: string | undefined,
): Promise<{ fieldErrors: FieldErrors } | { payload: Onboarding }> {
  const timezone = deviceTimeZone();
  const fieldErrors = await checkAnswers(answers, { today: todayIn(timezone), timezone });
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
  // Checked just now against the contract, so there are no holes left.
  return { payload: { ...toPayload(answers, timezone), inviteToken } as Onboarding };
}
