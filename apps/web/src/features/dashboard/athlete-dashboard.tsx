import type { CalendarDay } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { type ReactNode, useDeferredValue } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { serverTime } from '../../lib/clock/server-time.ts';
import { formatLongDay } from '../../lib/days.ts';
import { Caution } from '../../ui/parts/caution.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { nextAction } from './actions.ts';
import { useDashboard } from './api.ts';
import classes from './athlete-dashboard.module.css';
import { CardioPlanCard } from './cardio-plan-card.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { HoldCard } from './hold-card.tsx';
import { MealPlanCard } from './meal-plan-card.tsx';
import { MoreActions } from './more-actions.tsx';
import { OpenResultCard } from './open-result-card.tsx';
import { PrepCard } from './prep-card.tsx';
import { TodayCard } from './today-card.tsx';
import { TrainingPlanCard } from './training-plan-card.tsx';
import type { Waiting } from './waiting-words.ts';
import { WeightCard } from './weight-card.tsx';

type Eaten = Dashboard['today']['eaten'];

interface AthleteDashboardProps {
  /** What was eaten on a day, given what the server has. */
  eatenOf: (logged: Eaten, date: CalendarDay) => Eaten;
  /** What this device has not synced yet. */
  waiting: Waiting;
  /** What to know before the day. */
  notice?: ReactNode;
  /** What the coach changed, drawn with the day and not before it is known, so that nothing jumps. */
  news: ReactNode;
  isNewsKnown: boolean;
  /** Asks for what they never answered. */
  questions: ReactNode;
}

/** The athlete's dashboard: today first, then the way to the stage, the body, the plans. */
export function AthleteDashboard({ notice, ...content }: AthleteDashboardProps) {
  const { name } = useSignedInUser();
  const { data } = useDashboard();
  return (
    <PageShell
      title={`Welcome back, ${name}!`}
      intro={
        <>
          Your Dashboard
          {data && <time dateTime={data.today.date}> · {formatLongDay(data.today.date)}</time>}
        </>
      }
    >
      {notice}
      <Content {...content} />
    </PageShell>
  );
}

function Content(props: Omit<AthleteDashboardProps, 'notice'>) {
  const { eatenOf, waiting, news, isNewsKnown, questions } = props;
  const { data: read, isError, refetch } = useDashboard();
  // Drawn in slices, between which the page answers to the person.
  const known = useDeferredValue(isNewsKnown ? read : undefined);
  if (!known) {
    if (!isError) return <DashboardSkeleton />;
    return <ErrorState title="We couldn’t load your day." onRetry={refetch} />;
  }
  const eaten = eatenOf(known.today.eaten, known.today.date);
  const data = { ...known, today: { ...known.today, eaten } };
  const next = nextAction(data.today);
  return (
    <>
      <OfAnotherDay today={data.today} />
      <HoldCard holds={data.holds} isPlanUnfit={data.deficitWarning !== null} />
      {/* The card says it too, in kinder words. */}
      {data.holds.length === 0 && data.deficitWarning && <Caution>{data.deficitWarning}</Caution>}
      {news}
      <div className={classes.board} data-light={isLight(data)}>
        <TodayCard dashboard={data} next={next} waiting={waiting} />
        <div className={classes.aside}>
          {data.competition && (
            <PrepCard
              competition={data.competition}
              today={data.today.date}
              isPeakDay={data.today.peakDay !== null}
            />
          )}
          {data.openResult && <OpenResultCard show={data.openResult} />}
          {data.asksFacts && questions}
          <WeightCard dashboard={data} />
        </div>
        <section className={classes.plans} aria-label="Your plans">
          <TrainingPlanCard
            plan={data.trainingPlan}
            isTrainingToday={isToTrain(data.today)}
            hasCompetition={data.competition !== null}
          />
          <MealPlanCard plan={data.mealPlan} today={data.today} next={next} />
          <CardioPlanCard plan={data.cardioPlan} today={data.today} />
        </section>
        <MoreActions
          hasCompetition={data.competition !== null}
          isAfterShow={Boolean(data.afterShow)}
          hasSupplements={data.today.supplements.due > 0}
        />
      </div>
    </>
  );
}

/** Says so if the stored day is not today’s, which happens offline. */
function OfAnotherDay({ today }: Pick<Dashboard, 'today'>) {
  if (serverTime() < Date.parse(today.endsAt)) return null;
  return (
    <p role="status" className={classes.old}>
      This was your day on {formatLongDay(today.date)}: today’s will load when you’re online. Your
      workout, meal plan and cardio plan are still available.
    </p>
  );
}

/** Whether the button to train stands with today's workout already. */
function isToTrain({ workout, workoutsDone, openWorkout }: Dashboard['today']): boolean {
  return openWorkout !== null || (workout !== null && workoutsDone.length === 0);
}

/** A day without training is a short one: on a wide screen the plans then stand below it. */
function isLight({ today, weightTrend }: Dashboard): boolean {
  const isShort =
    today.workout === null || today.openWorkout !== null || today.workoutsDone.length > 0;
  return isShort && weightTrend.length > 0;
}
