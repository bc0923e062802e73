import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import type { FormErrors } from '../../lib/contract-form.ts';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { prepareToasts } from '../../ui/toast/show-toast.ts';
import { type Answers, answerForm } from './answers.ts';
import { useSignUp } from './api.ts';
import { SIGN_UP_FAILED } from './sign-up-messages.ts';
import { stepsWithErrors } from './steps.ts';

export type OnboardingForm = Form<Answers>;

/** Validation and sending, loaded while the person answers because only the last step needs them. */
const loadSending = () => import('./send-answers.ts');

/** The sign-up form with its draft, and submitting it. */
export function useOnboarding(onStep: (step: number) => void, inviteToken: string | undefined) {
  const form = useAnswersForm();
  const { adoptSession } = useAuth();
  const signUp = useSignUp();
  const { busy, run } = useSingleFlight();
  /** Why the last attempt failed, unless a field shows it. */
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

  /** Validates everything and creates the account. Repeated calls in the meantime do nothing. */
  function submit(): Promise<void> {
    setFailure(undefined);
    return run(() => send().catch(explain));
  }

  return { form, submit, submitting: busy, failure };
}

/** The form with its stored draft. */
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

const KEY = 'posedown.onboarding';

const loadAnswers = (): Answers => answerForm.fromDraft(loadDraft(KEY));
const saveAnswers = (answers: Answers): void => saveDraft(KEY, answerForm.toDraft(answers));
const dropAnswers = (): void => dropDraft(KEY);
