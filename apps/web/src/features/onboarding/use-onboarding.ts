import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import type { FormErrors } from '../../lib/contract-form.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { prepareToasts } from '../../ui/toast/show-toast.ts';
import type { Answers } from './answers.ts';
import { useSignUp } from './api.ts';
import { dropAnswers, loadAnswers, saveAnswers } from './draft.ts';
import { SIGN_UP_FAILED } from './sign-up-messages.ts';
import { stepsWithErrors } from './steps.ts';

export type OnboardingForm = Form<Answers>;

/** What checking and sending take; fetched while the person answers, for nobody needs it before the last step. */
const loadSending = () => import('./send-answers.ts');

/** The wizard's answers, kept as a draft, and what sends them. */
export function useOnboarding(onStep: (step: number) => void, inviteToken: string | undefined) {
  const form = useAnswersForm();
  const { adoptSession } = useAuth();
  const signUp = useSignUp();
  const { busy, run } = useSingleFlight();
  /** Why the last attempt failed, where no field of the form is to blame. */
  const [failure, setFailure] = useState<ReactNode>();

  function showErrors(fieldErrors: FormErrors, message: ReactNode): void {
    form.setErrors(fieldErrors);
    const [first] = stepsWithErrors(fieldErrors);
    if (first === undefined) setFailure(message);
    else onStep(first);
  }

  async function send(): Promise<void> {
    const { prepareSignUp, toastMissingAnswers, toastWelcome } = await loadSending();
    const prepared = await prepareSignUp(form.values, inviteToken);
    if ('fieldErrors' in prepared) {
      toastMissingAnswers();
      showErrors(prepared.fieldErrors, Object.values(prepared.fieldErrors)[0]);
      return;
    }
    const { user } = await signUp.mutateAsync(prepared.payload);
    dropAnswers();
    toastWelcome(user.name);
    adoptSession(user);
  }

  async function explain(error: unknown): Promise<void> {
    const sending = await loadSending().catch(() => undefined);
    if (!sending) return setFailure(SIGN_UP_FAILED);
    const { message, fieldErrors } = sending.signUpFailure(error, form.values.units);
    sending.toastFailure(message);
    showErrors(fieldErrors, message);
  }

  /** Checks everything and creates the account. A second call meanwhile does nothing. */
  function submit(): Promise<void> {
    setFailure(undefined);
    return run(() => send().catch(explain));
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
        void loadSending()
          .then(({ loadAnswersSchema }) => loadAnswersSchema())
          .catch(() => undefined);
      }),
    [],
  );
  return useForm<Answers>({ initialValues, onValuesChange: saveAnswers });
}
