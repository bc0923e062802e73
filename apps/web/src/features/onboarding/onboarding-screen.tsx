import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, Suspense, useEffect, useRef } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './onboarding.module.css';
import { StepList, StepProgress } from './step-bar.tsx';
import { LAST_STEP } from './step-number.ts';
import { PersonalStep } from './steps/personal-step.tsx';
import { STEPS, stepOfField, stepsWithErrors } from './steps.ts';
import { type OnboardingForm, useOnboarding } from './use-onboarding.ts';

const InviteNote = lazyPart(() => import('./invite-note.tsx'));

interface OnboardingScreenProps {
  /** 1 to 6, from the URL. */
  step: number;
  /** Opens a step with its own history entry. */
  onStep: (step: number) => void;
  /** The token of an invitation link, from the URL. */
  invite: string | undefined;
  onDropInvite: () => void;
}

/** Sign-up in six steps. Continue doesn't validate; 'Complete Onboarding' validates everything. */
export function OnboardingScreen(props: OnboardingScreenProps) {
  const { step, onStep, invite, onDropInvite } = props;
  const { user } = useAuth();
  const { form, submit, submitting, failure } = useOnboarding(onStep, invite);
  const heading = useStepFocus(step);
  const isSignedIn = user !== null;
  useRedirect(isSignedIn);
  const waiting = submitting || isSignedIn;

  function forward(event: FormEvent) {
    event.preventDefault();
    if (step < LAST_STEP) onStep(step + 1);
    else if (!waiting) void submit();
  }

  const current = STEPS[step - 1];
  const here = Object.entries(form.errors).filter(([path, e]) => e && stepOfField(path) === step);
  return (
    <div className={classes.layout}>
      <div className={classes.aside}>
        <h1 className={classes.heading}>Build your plan</h1>
        <StepProgress step={step} />
        <StepList
          step={step}
          answers={form.values}
          wrong={stepsWithErrors(form.errors)}
          onStep={onStep}
        />
      </div>
      <form className={classes.form} onSubmit={forward} noValidate aria-busy={waiting}>
        <div className={classes.stepHead}>
          <h2 ref={heading} tabIndex={-1} className={classes.stepTitle}>
            {current?.title}
          </h2>
          <p className={classes.intro}>{current?.intro}</p>
        </div>
        {invite && !isSignedIn && (
          <Suspense fallback={<div data-holds-below />}>
            <InviteNote token={invite} form={form} onDrop={onDropInvite} />
          </Suspense>
        )}
        {here.length > 0 && <FormNotice>{countOf(here.length)}</FormNotice>}
        <StepContent step={step} form={form} />
        {failure && step === LAST_STEP && <FormNotice>{failure}</FormNotice>}
        <StepActions step={step} submitting={waiting} onPrevious={() => onStep(step - 1)} />
      </form>
    </div>
  );
}

const countOf = (count: number) =>
  count === 1
    ? '1 answer on this step needs attention.'
    : `${count} answers on this step need attention.`;

interface StepActionsProps {
  step: number;
  submitting: boolean;
  onPrevious: () => void;
}

function StepActions({ step, submitting, onPrevious }: StepActionsProps) {
  const last = step === LAST_STEP;
  const forward = submitting ? 'Creating...' : last ? 'Complete Onboarding' : 'Continue';
  return (
    <div className={classes.actions}>
      <Button variant="default" size="md" onClick={onPrevious} disabled={step === 1 || submitting}>
        Previous
      </Button>
      <Button type="submit" size="md" className={classes.next} disabled={submitting}>
        {forward}
      </Button>
    </div>
  );
}

/** Redirects to the dashboard once logged in. The form stays visible until that has loaded. */
function useRedirect(isSignedIn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate({ to: DASHBOARD_PATH, replace: true });
  }, [isSignedIn, navigate]);
}

/** Moves the focus to the heading of a newly opened step, but not on the first load. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

/** Lazy, because many visitors of this public page see only the first step. */
const LaterStep = lazyPart(() =>
  import('./steps/later-step.tsx').then((part) => ({ default: part.LaterStep })),
);

/** The fields of one step, 1 to 6. */
function StepContent({ step, form }: { step: number; form: OnboardingForm }) {
  // Preloaded, so that a step opens immediately and without a layout shift.
  useEffect(() => whenIdle(() => void LaterStep.preload()), []);
  if (step === 1) return <PersonalStep form={form} />;
  const waiting = (
    <SkeletonArea label="Loading the step">
      <Skeleton height="28rem" />
    </SkeletonArea>
  );
  return (
    <Suspense fallback={waiting}>
      <LaterStep step={step} form={form} />
    </Suspense>
  );
}
