import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { isGone, isOtherRequest, isOutdated, userMessageOf } from '../../../lib/api-error.ts';
import { todayIn } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { Missing } from '../../../ui/parts/missing.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useWarningReason } from '../../../ui/warnings/use-warning-reason.ts';
import { WarningReason } from '../../../ui/warnings/warning-reason.tsx';
import { useCreatePlan } from '../api.ts';
import classes from './builder.module.css';
import { PlanDetails } from './plan-details.tsx';
import {
  begunOn,
  builtDays,
  detailProblems,
  type PlanDraft,
  type PlanErrors,
  toPlanBody,
  withDays,
} from './plan-draft.ts';
import { REASON_HINT, savedWords } from './plan-words.ts';
import { type PlanStart, usePlanDraft } from './use-plan-draft.ts';

/* The code of the second step comes while the first is filled in; that of the last, with it. */
const BuildWorkouts = lazyPart(() =>
  import('./build-workouts.tsx').then(({ BuildWorkouts }) => ({ default: BuildWorkouts })),
);
const ReviewPlan = lazyPart(() =>
  import('./review-plan.tsx').then(({ ReviewPlan }) => ({ default: ReviewPlan })),
);

const STEPS = ['Plan Details', 'Build Workouts', 'Review & Save'] as const;
const FAILED = 'Failed to create workout plan. Please try again.';
const REPLACED = {
  own: 'The plan you edited was deleted or changed on another device. Save again to keep yours as a separate plan.',
  theirs:
    'The plan you edited has been replaced in the meantime. Save again to make yours the active plan anyway.',
} as const;

/** A training plan in three steps. */
export function CreateWorkoutScreen({ start }: { start: PlanStart }) {
  const { plan, setPlan, drop, question, beginning, isSettled, missing } = usePlanDraft(start);
  useEffect(() => whenIdle(() => void BuildWorkouts.preload()), []);
  const isShown = isSettled || question !== undefined;
  const where = isShown ? `Step ${plan.step} of 3: ${STEPS[plan.step - 1]}` : undefined;
  useStepFocus(where);
  const changedId = isShown ? plan.replacesId : start.changeId;
  return (
    <PageShell
      title={changedId ? 'Change workout plan' : 'Create workout plan'}
      intro={where}
      actions={
        <LinkButton to="/training/plans" variant="default" size="md">
          Your plans
        </LinkButton>
      }
    >
      {isShown ? (
        <Steps key={beginning} plan={plan} setPlan={setPlan} drop={drop} />
      ) : (
        <Beginning missing={missing} />
      )}
      <Suspense>
        {question && (
          <ConfirmDialog
            title="Start another plan?"
            confirmLabel="Begin another"
            isDestructive
            onConfirm={question.takeCopy}
            onClose={question.keepDraft}
          >
            {plan.name.trim() ? `Your draft '${plan.name.trim()}'` : 'Your draft'} is lost then.
          </ConfirmDialog>
        )}
      </Suspense>
    </PageShell>
  );
}

/** Stands for the steps until the plan has what it begins from. */
function Beginning({ missing }: Pick<ReturnType<typeof usePlanDraft>, 'missing'>) {
  const skeleton = (
    <SkeletonArea label="Loading the plan">
      <Skeleton height="36rem" />
    </SkeletonArea>
  );
  if (!missing) return skeleton;
  return (
    <Missing query={missing} what="the plan">
      {skeleton}
    </Missing>
  );
}

type StepsProps = Pick<ReturnType<typeof usePlanDraft>, 'plan' | 'setPlan' | 'drop'>;

/** The step that the plan is at, and the ways on and back. */
function Steps({ plan, setPlan, drop }: StepsProps) {
  const [fieldErrors, setFieldErrors] = useState<PlanErrors>({});
  const { busy, failure, reason, clear, save } = useSavePlan({ plan, setPlan, drop });

  function goTo(step: PlanDraft['step']) {
    const found = detailProblems(plan);
    setFieldErrors(found);
    if (step > 1 && Object.keys(found).length > 0) return setPlan({ ...plan, step: 1 });
    clear();
    setPlan({ ...(step === 2 && plan.step === 1 ? withDays(plan, newRequestKey) : plan), step });
    window.scrollTo({ top: 0 });
  }

  const before = plan.step === 3 ? 2 : 1;
  return (
    <>
      {plan.step === 1 && <PlanDetails plan={plan} onChange={setPlan} fieldErrors={fieldErrors} />}
      <Suspense fallback={<Skeleton height="24rem" />}>
        {plan.step === 2 && <BuildWorkouts plan={plan} onChange={setPlan} />}
        {plan.step === 3 && <ReviewPlan plan={plan} />}
      </Suspense>
      <WarningReason state={reason} hint={REASON_HINT} />
      {failure && <FormNotice>{failure}</FormNotice>}
      <div className={classes.foot}>
        {plan.step > 1 && (
          <Button variant="default" size="md" disabled={busy} onClick={() => goTo(before)}>
            Back
          </Button>
        )}
        {plan.step < 3 ? (
          <Button size="md" onClick={() => goTo(plan.step === 1 ? 2 : 3)}>
            {plan.step === 1 ? 'Build Workouts' : 'Review & Save'}
          </Button>
        ) : (
          <Button size="md" loading={busy} onClick={save}>
            {busy ? 'Saving...' : 'Save plan'}
          </Button>
        )}
      </div>
    </>
  );
}

/** Saves the plan and goes to where it is seen; where that fails, says why. */
function useSavePlan({ plan, setPlan, drop }: StepsProps) {
  const [failure, setFailure] = useState<string>();
  const reason = useWarningReason('warningReason');
  const create = useCreatePlan();
  const navigate = useNavigate();
  const { busy, run } = useSingleFlight();

  async function send() {
    setFailure(undefined);
    if (builtDays(plan).length === 0) {
      return showToast({
        title: 'No Workouts Created',
        message: 'Please create at least one workout day before saving.',
        variant: 'destructive',
      });
    }
    try {
      // It came with the second step.
      const { problemOf } = await import('./plan-problems.ts');
      const problem = problemOf(plan);
      if (problem) return setFailure(problem);
      if (!reason.isGiven()) return;
      const dated = begunOn(plan, todayIn());
      await create.mutateAsync({ ...toPlanBody(dated), ...reason.body });
      drop();
      void showToast(savedWords(dated));
      await navigate(
        plan.clientId
          ? { to: '/client/$id', params: { id: plan.clientId }, search: { tab: 'workouts' } }
          : { to: '/training/plans' },
      );
    } catch (error) {
      if (reason.shows(error)) return reason.read(error);
      void showToast({ title: 'Error', message: FAILED, variant: 'destructive', seconds: 5 });
      const replaced = whoseIsReplaced(plan, error);
      if (replaced) {
        setPlan({ ...plan, replacesId: undefined });
        return setFailure(REPLACED[replaced]);
      }
      if (isOtherRequest(error)) setPlan({ ...plan, requestKey: newRequestKey() });
      setFailure(userMessageOf(error, `${FAILED} The plan is saved on this device.`));
    }
  }

  /** Before another step: the plan may draw other warnings after it. */
  function clear() {
    setFailure(undefined);
    reason.reset();
  }

  return { busy, failure, reason, clear, save: () => void run(send) };
}

/**
 * Begins a step at the top of the page: the button that led there is another one now, and a second press
 * would lead past the step.
 * @param where the step; undefined while none is shown, after which the first one begins where the page does
 */
function useStepFocus(where: string | undefined): void {
  const shown = useRef(where);
  useEffect(() => {
    const before = shown.current;
    shown.current = where;
    if (!before || !where || before === where) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusOn(heading);
    announce(where);
  }, [where]);
}

/** Whose plan it was that a change was refused for, because it is gone or no longer in force. */
function whoseIsReplaced({ replacesId, clientId }: PlanDraft, error: unknown) {
  if (!replacesId) return undefined;
  if (clientId) return isOutdated(error) ? 'theirs' : undefined;
  return isGone(error) ? 'own' : undefined;
}
