import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isGone, isOtherRequest, isOutdated, userMessageOf } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useKeptState } from '../../../lib/clock/use-kept-state.ts';
import { todayIn } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Skeleton } from '../../../ui/parts/skeleton.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAthlete, useCreatePlan, useExercises, useTrainingPlan } from '../api.ts';
import classes from './builder.module.css';
import { PlanDetails } from './plan-details.tsx';
import {
  asChange,
  begunFrom,
  builtDays,
  copyOf,
  dayLabel,
  detailProblems,
  exerciseProblem,
  forAthlete,
  isTouched,
  newPlan,
  type PlanComplaints,
  type PlanDraft,
  readPlan,
  toPlanBody,
  withDays,
} from './plan-draft.ts';
import { savedWords } from './plan-words.ts';

/* The code of the second step comes while the first is filled in; that of the last, with it. */
const loadBuild = () => import('./build-workouts.tsx');
const BuildWorkouts = lazyPart(() =>
  loadBuild().then(({ BuildWorkouts }) => ({ default: BuildWorkouts })),
);
const ReviewPlan = lazyPart(() =>
  import('./review-plan.tsx').then(({ ReviewPlan }) => ({ default: ReviewPlan })),
);

const ConfirmDialog = lazyPart(() =>
  import('../../../ui/dialog/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);

/** From what a plan is to begin. */
export interface PlanStart {
  /** A plan of the coach's own, to be copied. */
  copyId?: string | undefined;
  /** The plan that the athlete follows, to be changed; without an athlete one of the coach's own. */
  changeId?: string | undefined;
  /** For whom it is. */
  athleteId?: string | undefined;
}

/** The beginning of a plan that begins from nothing. */
const NEW = 'new';

const STEPS = ['Plan Details', 'Build Workouts', 'Review & Save'] as const;
const FAILED = 'Failed to create workout plan. Please try again.';
const REPLACED = {
  own: 'The plan that you changed is not there any more: it was deleted, or changed on another device. Save again to keep yours as a plan of its own.',
  theirs:
    'The plan that you changed is not in force any more: another took its place meanwhile. Save again if yours is to be the one in force all the same.',
} as const;

/** A training plan in three steps. */
export function CreateWorkoutScreen({ start }: { start: PlanStart }) {
  const { plan, setPlan, drop, question } = usePlanDraft(start);
  const [complaints, setComplaints] = useState<PlanComplaints>({});
  useEffect(() => whenIdle(() => void loadBuild().catch(() => undefined)), []);
  const [failure, setFailure] = useState<string>();
  const create = useCreatePlan();
  const navigate = useNavigate();
  const { busy, run } = useSingleFlight();

  function goTo(step: PlanDraft['step']) {
    const found = detailProblems(plan);
    setComplaints(found);
    if (step > 1 && Object.keys(found).length > 0) return setPlan({ ...plan, step: 1 });
    setFailure(undefined);
    setPlan({ ...(step === 2 && plan.step === 1 ? withDays(plan, newRequestKey) : plan), step });
    window.scrollTo({ top: 0 });
  }

  async function send() {
    setFailure(undefined);
    if (builtDays(plan).length === 0) {
      return showToast({
        title: 'No Workouts Created',
        message: 'Please create at least one workout day before saving.',
        variant: 'destructive',
      });
    }
    const problem = problemOf(plan);
    if (problem) return setFailure(problem);
    try {
      await create.mutateAsync(toPlanBody(plan));
      drop();
      void showToast(savedWords(plan));
      await navigate(
        plan.clientId
          ? { to: '/client/$id', params: { id: plan.clientId }, search: { tab: 'workouts' } }
          : { to: '/training/plans' },
      );
    } catch (error) {
      void showToast({ title: 'Error', message: FAILED, variant: 'destructive', seconds: 5 });
      const replaced = whoseIsReplaced(plan, error);
      if (replaced) {
        setPlan({ ...plan, replacesId: undefined });
        return setFailure(REPLACED[replaced]);
      }
      if (isOtherRequest(error)) setPlan({ ...plan, requestKey: newRequestKey() });
      setFailure(userMessageOf(error, `${FAILED} The plan is kept on this device.`));
    }
  }

  const where = `Step ${plan.step} of 3: ${STEPS[plan.step - 1]}`;
  useStepFocus(where);
  return (
    <PageShell
      title={plan.replacesId ? 'Change workout plan' : 'Create workout plan'}
      intro={where}
      actions={
        <LinkButton to="/training/plans" variant="default" size="md">
          Your plans
        </LinkButton>
      }
    >
      {plan.step === 1 && <PlanDetails plan={plan} onChange={setPlan} complaints={complaints} />}
      <Suspense fallback={<Skeleton height="24rem" />}>
        {plan.step === 2 && <BuildWorkouts plan={plan} onChange={setPlan} />}
        {plan.step === 3 && <ReviewPlan plan={plan} />}
      </Suspense>
      {failure && <FormNotice>{failure}</FormNotice>}
      <div className={classes.foot}>
        {plan.step > 1 && (
          <Button variant="default" size="md" onClick={() => goTo(plan.step === 3 ? 2 : 1)}>
            Back
          </Button>
        )}
        {plan.step < 3 ? (
          <Button size="md" onClick={() => goTo(plan.step === 1 ? 2 : 3)}>
            {plan.step === 1 ? 'Build Workouts' : 'Review & Save'}
          </Button>
        ) : (
          <Button size="md" loading={busy} onClick={() => void run(send)}>
            {busy ? 'Saving...' : 'Save plan'}
          </Button>
        )}
      </div>
      <Suspense>
        {question && (
          <ConfirmDialog
            title="Begin another plan?"
            confirmLabel="Begin another"
            isDestructive
            onConfirm={question.takeCopy}
            onClose={question.keepDraft}
          >
            {plan.name.trim() ? `Your draft '${plan.name.trim()}'` : 'The draft that you began'} is
            lost then.
          </ConfirmDialog>
        )}
      </Suspense>
    </PageShell>
  );
}

/**
 * Begins a step at the top of the page: the button that led there is another one now, and a second press
 * would lead past the step.
 */
function useStepFocus(where: string): void {
  const before = useRef(where);
  useEffect(() => {
    if (before.current === where) return;
    before.current = where;
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

/** The first thing that is wrong with a plan, with where it stands. */
function problemOf(plan: PlanDraft): string | undefined {
  const weekdays = builtDays(plan).map(({ day }) => day);
  if (new Set(weekdays).size < weekdays.length) {
    return 'Two training days are on the same weekday. Move one of them.';
  }
  for (const { name, exercises } of builtDays(plan)) {
    for (const exercise of exercises) {
      const problem = exerciseProblem(exercise);
      if (problem) return `${dayLabel(name)}, ${exercise.exerciseName}: ${problem}`;
    }
  }
  return undefined;
}

/** The plan being written, kept over a reload; begun from something where that is asked for. */
function usePlanDraft({ copyId, changeId, athleteId }: PlanStart) {
  const { id } = useSignedInUser();
  const [empty] = useState(() => newPlan(todayIn(), newRequestKey));
  const [plan, setPlan, drop] = useKeptState<PlanDraft>(`posedown.plan.${id}`, readPlan, empty);
  const sourceId = changeId ?? copyId;
  const source = useTrainingPlan(sourceId, changeId && athleteId).data;
  const library = useExercises().data;
  const athlete = useAthlete(athleteId).data;
  const beginning = [changeId && 'change', sourceId, athleteId].filter(Boolean).join(' ') || NEW;
  /** The beginning about which it is settled whether the draft takes it. */
  const [settled, setSettled] = useState(plan.copiedFrom ?? NEW);
  const begin = useCallback(() => {
    if (settled === beginning) return undefined;
    if ((sourceId && !(source && library)) || (athleteId && !athlete)) return undefined;
    const categoryOf = (exerciseId: string) =>
      library?.exercises.find((exercise) => exercise.id === exerciseId)?.category ?? 'Core';
    const tools = { today: todayIn(), newKey: newRequestKey };
    const draft = source ? copyOf(source, categoryOf, tools) : newPlan(tools.today, tools.newKey);
    const own = athlete ? forAthlete(draft, athlete) : draft;
    return begunFrom(changeId && source ? asChange(own, source) : own, beginning);
  }, [beginning, settled, sourceId, source, library, athleteId, athlete, changeId]);
  const takeCopy = useCallback(() => {
    const begun = begin();
    if (!begun) return;
    setSettled(beginning);
    setPlan(begun);
  }, [begin, beginning, setPlan]);
  const isAsked = isTouched(plan);
  useEffect(() => {
    if (!isAsked) takeCopy();
  }, [isAsked, takeCopy]);
  const question =
    isAsked && begin() ? { takeCopy, keepDraft: () => setSettled(beginning) } : undefined;
  return { plan, setPlan, drop, question };
}
