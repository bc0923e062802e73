import type { CalendarDay } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { serverTime } from '../../lib/clock/server-time.ts';
import { formatLongDay, formatWeekday } from '../../lib/days.ts';
import { Caution } from '../../ui/parts/caution.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { nextAction } from './actions.ts';
import { useDashboard } from './api.ts';
import classes from './athlete-dashboard.module.css';
import { CardioPlanCard } from './cardio-plan-card.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { HoldCard } from './hold-card.tsx';
import { MealPlanCard } from './meal-plan-card.tsx';
import { MoreActions } from './more-actions.tsx';
import { OpenResultCard } from './open-result-card.tsx';
import { PrepCard } from './prep-card.tsx';
import { TodayCard, type WeeklyLine } from './today-card.tsx';
import { TrainingPlanCard } from './training-plan-card.tsx';
import type { Waiting } from './waiting-text.ts';
import { WeightCard } from './weight-card.tsx';

/* Few athletes ever see it. */
const CoachingEndCard = lazyPart(() =>
  import('./coaching-end-card.tsx').then((part) => ({ default: part.CoachingEndCard })),
);

type Eaten = Dashboard['today']['eaten'];

interface AthleteDashboardProps {
  /** Adds unsynced entries to what the server has logged for a day. */
  eatenOf: (logged: Eaten, date: CalendarDay) => Eaten;
  /** The unsynced entries on this device. */
  waiting: Waiting;
  /** The weekly check-in, if it is open or answered. */
  weekly: WeeklyLine | null;
  /** Shown above the dashboard. */
  notice?: ReactNode;
  /** The coach's changes. Rendered together with the day, so that nothing jumps. */
  news: ReactNode;
  isNewsLoaded: boolean;
  /** Asks for missing onboarding answers. */
  questions: ReactNode;
}

/** The athlete's dashboard: today first, then prep, body and plans. */
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
  const { eatenOf, waiting, weekly, news, isNewsLoaded: isNewsKnown, questions } = props;
  const { data: read, isError, refetch } = useDashboard();
  // Deferred, so that rendering the dashboard doesn't block input.
  const dashboard = useDeferredValue(isNewsKnown ? read : undefined);
  if (!dashboard) {
    if (!isError) return <DashboardSkeleton />;
    return <ErrorState title="We couldn’t load your day." onRetry={refetch} />;
  }
  const eaten = eatenOf(dashboard.today.eaten, dashboard.today.date);
  const data = { ...dashboard, today: { ...dashboard.today, eaten } };
  return (
    <>
      <OutdatedNotice today={data.today} />
      <DashboardBoard {...{ data, waiting, weekly, news, questions }} />
    </>
  );
}

interface DashboardBoardProps
  extends Pick<AthleteDashboardProps, 'waiting' | 'weekly' | 'news' | 'questions'> {
  data: Dashboard;
}

/** Everything on a loaded dashboard. */
export function DashboardBoard({ data, waiting, weekly, news, questions }: DashboardBoardProps) {
  const next = nextAction(data.today);
  return (
    <>
      <HoldCard holds={data.holds} isPlanUnfit={data.deficitWarning !== null} />
      {/* The card explains this more gently. */}
      {data.holds.length === 0 && data.deficitWarning && <Caution>{data.deficitWarning}</Caution>}
      {news}
      {data.pausedUntil && (
        <DashboardCard title={`Paused until ${formatWeekday(data.pausedUntil)}`}>
          <p>Nothing is due until then. You can still train and log.</p>
        </DashboardCard>
      )}
      {data.coachingEnd && (
        <Suspense fallback={null}>
          <CoachingEndCard end={data.coachingEnd} />
        </Suspense>
      )}
      <div className={classes.board} data-light={isLight(data)}>
        <TodayCard dashboard={data} next={next} waiting={waiting} weekly={weekly} />
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

/** Shown if the cached day isn't today, which happens offline. */
function OutdatedNotice({ today }: Pick<Dashboard, 'today'>) {
  if (serverTime() < Date.parse(today.endsAt)) return null;
  return (
    <p role="status" className={classes.old}>
      This was your day on {formatLongDay(today.date)}: today’s will load when you’re online. Your
      workout, meal plan and cardio plan are still available.
    </p>
  );
}

/** Whether today's workout already shows the training button. */
function isToTrain({ workout, workoutsDone, openWorkout }: Dashboard['today']): boolean {
  return openWorkout !== null || (workout !== null && workoutsDone.length === 0);
}

/**
 * Whether today has little training content. On a wide screen the plans are then shown below it.
 */
function isLight({ today, weightTrend }: Dashboard): boolean {
  const isShort =
    today.workout === null || today.openWorkout !== null || today.workoutsDone.length > 0;
  return isShort && weightTrend.length > 0;
}
