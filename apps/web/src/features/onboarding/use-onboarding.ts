import type { Onboarding } from '@posedown/contract';
import { useEffect, useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { todayIn } from '../../lib/days.ts';
import { deviceTimeZone } from '../../lib/device-time-zone.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { prepareToasts } from '../../ui/toast/show-toast.ts';
import type { Answers } from './answers.ts';
import { useSignUp } from './api.ts';
import { type Complaints, checkAnswers, loadAnswersSchema } from './check-answers.ts';
import { dropAnswers, loadAnswers, saveAnswers } from './draft.ts';
import { toPayload } from './payload.ts';
import { signUpFailure } from './sign-up-failure.ts';
import { stepsWithErrors } from './steps.ts';
import { toastFailure, toastMissingAnswers, toastWelcome } from './toasts.ts';

export type OnboardingForm = Form<Answers>;

/** The wizard's answers, kept as a draft, and what sends them. */
export function useOnboarding(onStep: (step: number) => void, inviteToken: string | undefined) {
  const form = useAnswersForm();
  const { adoptSession } = useAuth();
  const signUp = useSignUp();
  const { busy, run } = useSingleFlight();
  /** Why the last attempt failed, where no field of the form is to blame. */
  const [failure, setFailure] = useState<string>();

  function complain(complaints: Complaints, message: string | undefined): void {
    form.setErrors(complaints);
    const [first] = stepsWithErrors(complaints);
    if (first === undefined) setFailure(message);
    else onStep(first);
  }

  async function send(): Promise<void> {
    const timezone = deviceTimeZone();
    const complaints = await checkAnswers(form.values, { today: todayIn(timezone), timezone });
    const [firstComplaint] = Object.values(complaints);
    if (firstComplaint !== undefined) {
      toastMissingAnswers();
      complain(complaints, firstComplaint);
      return;
    }
    // Checked just now against the contract, so there are no holes left.
    const payload = { ...toPayload(form.values, timezone), inviteToken } as Onboarding;
    const { user } = await signUp.mutateAsync(payload);
    dropAnswers();
    toastWelcome(user.name);
    adoptSession(user);
  }

  /** Checks everything and creates the account. A second call meanwhile does nothing. */
  function submit(): Promise<void> {
    setFailure(undefined);
    return run(() =>
      send().catch((error: unknown) => {
        const { message, complaints } = signUpFailure(error, form.values.units);
        toastFailure(message);
        complain(complaints, message);
      }),
    );
  }

  return { form, submit, submitting: busy, failure };
}

/** The form, from its draft and into it. What sending needs is fetched while the person answers. */
function useAnswersForm(): OnboardingForm {
  const [initialValues] = useState(loadAnswers);
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        void loadAnswersSchema().catch(() => undefined);
      }),
    [],
  );
  return useForm<Answers>({ initialValues, onValuesChange: saveAnswers });
}
