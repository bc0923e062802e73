import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Onboarding } from '@posedown/contract';
import { useRef, useState } from 'react';
import { ApiError, fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { deviceTimeZone, todayIn } from '../../lib/days.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import type { Answers } from './answers.ts';
import { useSignUp } from './api.ts';
import { type Complaints, checkAnswers, toComplaints } from './check-answers.ts';
import { dropAnswers, loadAnswers, saveAnswers } from './draft.ts';
import { toPayload } from './payload.ts';
import { stepsWithErrors } from './steps.ts';

export type OnboardingForm = UseFormReturnType<Answers>;

const FAILED = 'Failed to create account. Please try again.';
export const EMAIL_TAKEN = 'There is an account with this e-mail already';

/** Whether the fault lies with the service, so that no answer of the person's could mend it. */
const isOurs = (error: unknown) => error instanceof ApiError && error.status >= 500;

/** The wizard's answers, kept as a draft, and what sends them. */
export function useOnboarding(onStep: (step: number) => void) {
  const [initialValues] = useState(loadAnswers);
  const form = useForm<Answers>({ initialValues, onValuesChange: saveAnswers });
  const { adoptSession } = useAuth();
  const signUp = useSignUp();
  const busy = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  /** Why the last attempt failed, where no single field is to blame. */
  const [failure, setFailure] = useState<string>();

  function complain(complaints: Complaints): void {
    form.setErrors(complaints);
    const [first] = stepsWithErrors(complaints);
    if (first !== undefined) onStep(first);
  }

  function explain(error: unknown): void {
    const taken = error instanceof ApiError && error.code === 'email_taken';
    const issues = taken ? { email: EMAIL_TAKEN } : fieldErrorsOf(error);
    const complaints = toComplaints(issues, form.values.units);
    const message = isOurs(error) ? FAILED : userMessageOf(error, FAILED);
    void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5 });
    if (stepsWithErrors(complaints).length > 0) complain(complaints);
    else setFailure(message);
  }

  async function send(): Promise<void> {
    const timezone = deviceTimeZone();
    const complaints = await checkAnswers(form.values, { today: todayIn(timezone), timezone });
    if (Object.keys(complaints).length > 0) {
      complain(complaints);
      void showToast({
        title: 'Please complete all required fields',
        message:
          'Some information is missing. Please check all steps and fill in the required fields.',
        variant: 'destructive',
        seconds: 5,
      });
      return;
    }
    try {
      // Checked just now against the contract, so there are no holes left.
      const { user } = await signUp.mutateAsync(toPayload(form.values, timezone) as Onboarding);
      dropAnswers();
      void showToast({
        title: `Welcome, ${user.name}`,
        message: 'Account created successfully! Redirecting to your dashboard...',
        seconds: 3,
      });
      adoptSession(user);
    } catch (error) {
      explain(error);
    }
  }

  /** Checks everything and creates the account. A second call meanwhile does nothing. */
  async function submit(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSubmitting(true);
    setFailure(undefined);
    try {
      await send();
    } catch {
      setFailure(FAILED);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  }

  return { form, submit, submitting, failure };
}
