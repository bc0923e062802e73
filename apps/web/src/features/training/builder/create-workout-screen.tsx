import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import {
  isNotFoundError,
  isOtherRequest,
  isOutdated,
  userMessageOf,
} from '../../../lib/api-error.ts';
import { todayIn } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useWarningReason } from '../../../ui/warnings/use-warning-reason.ts';
import { WarningReason } from '../../../ui/warnings/warning-reason.tsx';
import { useCreatePlan } from '../api.ts';
import { BuildWorkouts } from './build-workouts.tsx';
import classes from './builder.module.css';
import { PlanDetails } from './plan-details.tsx';
import {
  builtDays,
  detailProblems,
  type PlanDraft,
  type PlanErrors,
  toPlanBody,
  withDays,
  withStartDay,
} from './plan-draft.ts';
import { problemOf } from './plan-problems.ts';
import { REASON_HINT, savedText } from './plan-text.ts';
import { ReviewPlan } from './review-plan.tsx';
import { type PlanStart, usePlanDraft } from './use-plan-draft.ts';

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
      {question && (
        <ConfirmDialog
          title="Start another plan?"
          confirmLabel="Start another"
          isDestructive
          onConfirm={question.startOver}
          onClose={question.keepDraft}
        >
          {plan.name.trim() ? `Your draft ‘${plan.name.trim()}’` : 'Your draft'} will be lost.
        </ConfirmDialog>
      )}
    </PageShell>
  );
}

/** Loading and error states until the plan to start from is there. */
function Beginning({ missing }: Pick<ReturnType<typeof usePlanDraft>, 'missing'>) {
  const skeleton = (
    <SkeletonArea label="Loading the plan">
      <Skeleton height="36rem" />
    </SkeletonArea>
  );
  if (!missing) return skeleton;
  return (
    <QueryFallback query={missing} what="the plan">
      {skeleton}
    </QueryFallback>
  );
}

type StepsProps = Pick<ReturnType<typeof usePlanDraft>, 'plan' | 'setPlan' | 'drop'>;

/** The plan's current step, with buttons for the next and previous one. */
function Steps({ plan, setPlan, drop }: StepsProps) {
  const [fieldErrors, setFieldErrors] = useState<PlanErrors>({});
  const { busy, failure, reason, clear, save } = useSavePlan({ plan, setPlan, drop });

  function openStep(step: PlanDraft['step']) {
    const found = detailProblems(plan);
    setFieldErrors(found);
    if (step > 1 && Object.keys(found).length > 0) return setPlan({ ...plan, step: 1 });
    clear();
    setPlan({ ...(step === 2 && plan.step === 1 ? withDays(plan, newRequestKey) : plan), step });
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      {plan.step === 1 && <PlanDetails plan={plan} onChange={setPlan} fieldErrors={fieldErrors} />}
      {plan.step === 2 && <BuildWorkouts plan={plan} onChange={setPlan} />}
      {plan.step === 3 && <ReviewPlan plan={plan} />}
      <WarningReason state={reason} hint={REASON_HINT} />
      {failure && <FormNotice>{failure}</FormNotice>}
      <div className={classes.foot}>
        {plan.step > 1 && (
          <Button
            variant="default"
            size="md"
            disabled={busy}
            onClick={() => openStep(plan.step === 3 ? 2 : 1)}
          >
            Back
          </Button>
        )}
        {plan.step < 3 ? (
          <Button size="md" onClick={() => openStep(plan.step === 1 ? 2 : 3)}>
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

/** Saves the plan and navigates to it, or returns why that failed. */
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
      const problem = problemOf(plan);
      if (problem) return setFailure(problem);
      if (!reason.isGiven()) return;
      const dated = withStartDay(plan, todayIn());
      await create.mutateAsync({ ...toPlanBody(dated), ...reason.body });
      drop();
      void showToast(savedText(dated));
      await navigate(
        plan.clientId
          ? { to: '/client/$id', params: { id: plan.clientId }, search: { tab: 'workouts' } }
          : { to: '/training/plans' },
      );
    } catch (error) {
      if (reason.shows(error)) return reason.read(error);
      void showToast({ title: 'Error', message: FAILED, variant: 'destructive', seconds: 5 });
      const replaced = replacedPlan(plan, error);
      if (replaced) {
        setPlan({ ...plan, replacesId: undefined });
        return setFailure(REPLACED[replaced]);
      }
      if (isOtherRequest(error)) setPlan({ ...plan, requestKey: newRequestKey() });
      setFailure(userMessageOf(error, `${FAILED} The plan is saved on this device.`));
    }
  }

  /** Before another step, because the plan may trigger other warnings after it. */
  function clear() {
    setFailure(undefined);
    reason.reset();
  }

  return { busy, failure, reason, clear, save: () => void run(send) };
}

/**
 * Moves the focus to the top of the page on a new step. The pressed button now leads to the
 * following step, so a second press would skip one. @param where the step; undefined while no step
 * is shown
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

/** Whether an edit was rejected because the coach's own plan is gone, or the athlete's is no longer current. */
function replacedPlan({ replacesId, clientId }: PlanDraft, error: unknown) {
  if (!replacesId) return undefined;
  if (clientId) return isOutdated(error) ? 'theirs' : undefined;
  return isNotFoundError(error) ? 'own' : undefined;
}
