import type { Onboarding } from '@posedown/contract';
import type { FormErrors } from '../../lib/contract-form.ts';
import { todayIn } from '../../lib/days.ts';
import { deviceTimeZone } from '../../lib/device-time-zone.ts';
import { type Answers, toPayload } from './answers.ts';
import { checkAnswers } from './check-answers.ts';

export { loadAnswersSchema } from './check-answers.ts';
export { signUpFailure } from './sign-up-failure.ts';
export { toastFailure, toastMissingAnswers, toastWelcome } from './toasts.ts';

/** What sign-up sends, or why it can't yet. */
export async function prepareSignUp(
  answers: Answers,
  inviteToken: string | undefined,
): Promise<{ fieldErrors: FormErrors } | { payload: Onboarding }> {
  const timezone = deviceTimeZone();
  const fieldErrors = await checkAnswers(answers, { today: todayIn(timezone), timezone });
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
  // Checked just now against the contract, so there are no holes left.
  return { payload: { ...toPayload(answers, timezone), inviteToken } as Onboarding };
}
