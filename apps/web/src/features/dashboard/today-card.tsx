import type { Dashboard } from '@posedown/contract';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { isCheckInWaiting } from '../../lib/waiting-check-ins.ts';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { ActionButton } from './action-button.tsx';
import type { ActionName } from './actions.ts';
import { cardioDetail, steadyInstead } from './cardio-text.ts';
import { checkInText } from './check-in-text.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { eatDetail, eatTitle, PEAK_HAS_FOOD, peakFoodDetail } from './eat-text.ts';
import classes from './today-card.module.css';
import { TodayLane } from './today-lane.tsx';
import { TodayWorkout } from './today-workout.tsx';
import { type Waiting, waitingText } from './waiting-text.ts';

interface TodayCardProps {
  dashboard: Dashboard;
  next: ActionName | null;
  /** The unsynced entries on this device. */
  waiting: Waiting;
  /** The weekly check-in, if it is open or answered. */
  weekly: WeeklyLine | null;
}

export interface WeeklyLine {
  title: string;
  detail: string;
  /** The label of its link. */
  label: string;
}

/** Today's training, cardio and food, and what is left to do tonight. */
export function TodayCard({ dashboard, next, waiting, weekly }: TodayCardProps) {
  const { today, mealPlan } = dashboard;
  const unsyncedNotice = waitingText(waiting);
  return (
    <DashboardCard title="Today" className={classes.card}>
      <TodayWorkout dashboard={dashboard} next={next} />
      <CardioLane {...{ dashboard, next }} />
      <EatLane {...{ today, mealPlan, next }} />
      <SupplementLane {...today.supplements} />
      <TonightLane today={today} next={next} />
      {weekly && <WeeklyLane {...weekly} />}
      {unsyncedNotice && <p className={classes.detail}>{unsyncedNotice}</p>}
    </DashboardCard>
  );
}

type EatLaneProps = Pick<Dashboard, 'today' | 'mealPlan'> & Pick<TodayCardProps, 'next'>;

/** The peak week's food, else the meal plan's. */
function EatLane({ today: { peakDay, eaten }, mealPlan, next }: EatLaneProps) {
  const viewPlan = <ActionButton name="viewMealPlan" next={next} />;
  if (peakDay) {
    return (
      <TodayLane
        kind="Eat"
        title={PEAK_HAS_FOOD}
        action={
          <>
            <ActionButton name="peakWeek" label="View Peak Week" />
            {mealPlan && viewPlan}
          </>
        }
      >
        {peakFoodDetail(peakDay, eaten)}
      </TodayLane>
    );
  }
  if (!mealPlan) return null;
  return (
    <TodayLane kind="Eat" title={eatTitle(eaten, mealPlan)} action={viewPlan}>
      {eatDetail(eaten, mealPlan)}
    </TodayLane>
  );
}

function CardioLane({ dashboard, next }: Pick<TodayCardProps, 'dashboard' | 'next'>) {
  const { cardio, cardioDoneMinutes } = dashboard.today;
  if (cardioDoneMinutes !== null) {
    return (
      <TodayLane kind="Cardio" title={`Cardio done, ${cardioDoneMinutes} min`} isDone>
        {cardio ? `Planned: ${cardio.type}, ${cardio.duration} min` : 'Nothing planned today.'}
      </TodayLane>
    );
  }
  if (!cardio) return null;
  return (
    <TodayLane
      kind="Cardio"
      title={`${cardio.type}, ${cardio.duration} min`}
      action={<ActionButton name="startCardio" to={steadyInstead(cardio, dashboard)} next={next} />}
    >
      {cardioDetail(cardio, dashboard)}
    </TodayLane>
  );
}

function SupplementLane({ due, taken }: Dashboard['today']['supplements']) {
  if (due === 0) return null;
  return (
    <TodayLane
      kind="Supplements"
      title={`${taken} of ${due} taken`}
      isDone={taken === due}
      action={<ActionButton name="supplements" />}
    >
      {taken === due ? 'That’s all for today.' : 'Check them off as you take them.'}
    </TodayLane>
  );
}

/** The place of the weekly check-in on its screen. */
const WEEKLY: { to: string; hash: string } = { to: '/check-in', hash: 'weekly-check-in' };

function WeeklyLane({ title, detail, label }: WeeklyLine) {
  return (
    <TodayLane
      kind="This week"
      title={title}
      action={
        <LinkButton {...WEEKLY} size="md" variant="default">
          {label}
        </LinkButton>
      }
    >
      {detail}
    </TodayLane>
  );
}

/** The daily check-in and the detailed progress entry. */
function TonightLane({ today, next }: { today: Dashboard['today']; next: ActionName | null }) {
  const { id } = useSignedInUser();
  const { checkIn, hasProgressEntry } = today;
  const logProgress = !hasProgressEntry && <ActionButton name="logProgress" next={next} />;
  if (isCheckInWaiting(id, today.date)) {
    return (
      <TodayLane
        kind="Before tonight"
        title="Check-in saved on this device"
        action={
          <>
            <ActionButton name="checkIn" label="Change check-in" next={next} />
            {logProgress}
          </>
        }
      >
        It will sync when you’re online.
      </TodayLane>
    );
  }
  if (checkIn) {
    return (
      <TodayLane
        kind="Before tonight"
        title="Checked in"
        isDone
        action={
          <>
            <ActionButton name="checkIn" label="Change check-in" next={next} />
            {logProgress}
          </>
        }
      >
        {checkInText(checkIn)}
      </TodayLane>
    );
  }
  return (
    <TodayLane
      kind="Before tonight"
      title={hasProgressEntry ? 'Progress logged' : 'How are you today?'}
      isDone={hasProgressEntry}
      action={
        <>
          <ActionButton name="checkIn" next={next} />
          {logProgress}
        </>
      }
    >
      Check in with mood, energy and sleep: under 20 seconds.
    </TodayLane>
  );
}
