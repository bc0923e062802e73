import type { CardioPlanReply, CardioSession } from '@posedown/contract';
import { formatShortDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { useCardioSessions } from './api.ts';
import classes from './cardio-plan.module.css';
import { averageRate, type CardioWeekDone, improvements, weeksDone } from './cardio-progress.ts';
import { PendingSessions } from './sessions/pending-sessions.tsx';
import { OlderSessions, SessionList } from './sessions/session-list.tsx';
import { type SessionActions, useSessionActions } from './sessions/use-session-actions.tsx';

interface ProgressTabProps {
  userId: string;
  plan: CardioPlanReply;
}

/** What was done in the last twelve weeks, and what it changed; above it what the server does not have, below what is older. */
export function ProgressTab(props: ProgressTabProps) {
  return (
    <Stack>
      <PendingSessions userId={props.userId} />
      <Done {...props} />
    </Stack>
  );
}

function Done({ userId, plan }: ProgressTabProps) {
  const { data, isError, refetch } = useCardioSessions(userId);
  // Here and not in the list, which goes with its last session: that too can be taken back.
  const actions = useSessionActions(userId, plan.units);
  if (data) {
    const shown = { userId, sessions: data, actions };
    return (
      <>
        {data.length === 0 ? (
          <>
            <Nothing />
            <OlderSessions {...shown} units={plan.units} />
          </>
        ) : (
          <Figures {...shown} plan={plan} />
        )}
        {actions.dialog}
      </>
    );
  }
  if (isError) {
    return <ErrorState title="We couldn’t load your sessions." onRetry={refetch} />;
  }
  return (
    <SkeletonArea label="Loading your sessions">
      <Skeleton height="40rem" />
    </SkeletonArea>
  );
}

const Nothing = () => (
  <EmptyState
    title="No cardio in the last twelve weeks"
    action={
      <LinkButton to="/cardio/liss" size="md">
        Start Session
      </LinkButton>
    }
  >
    Your next session appears here with its minutes, calories and heart rates.
  </EmptyState>
);

interface FiguresProps {
  userId: string;
  sessions: CardioSession[];
  plan: CardioPlanReply;
  actions: SessionActions;
}

function Figures({ userId, sessions, plan: { today, units }, actions }: FiguresProps) {
  const weeks = weeksDone(sessions, today);
  const current = weeks.at(-1);
  const rate = averageRate(sessions);
  return (
    <Stack>
      <Card className={classes.stats}>
        <Stat
          label="Calories this week"
          value={formatNumber(current?.calories ?? 0)}
          unit="kcal"
          note="net"
        />
        <Stat
          label="Average heart rate"
          value={rate ?? '–'}
          unit={rate === null ? undefined : 'bpm'}
          note="measured"
        />
        <Stat label="Sessions" value={sessions.length} note="in twelve weeks" />
        {improvements(sessions, today).map(({ label, change, unit, note }) => (
          <Stat key={label} label={label} value={signed(change)} unit={unit} note={note} />
        ))}
      </Card>
      <Card as="section" labelledBy="weeks" gap="md">
        <SectionHeader id="weeks" title="Minutes by week" />
        <WeekBars weeks={weeks} />
        <ChartTable
          label="Minutes by week"
          head={['Week from', 'Sessions', 'Min', 'kcal', 'bpm']}
          rows={weeks.toReversed().map((week) => ({ id: week.monday, cells: weekCells(week) }))}
        />
      </Card>
      <SessionList title="Last sessions" {...{ userId, sessions, units, actions }} />
    </Stack>
  );
}

/** A change of nothing has a sign too: a bare '0 bpm' reads as a rate. */
const signed = (change: number) =>
  change < 0 ? `−${-change}` : `${change > 0 ? '+' : '±'}${change}`;

const HEIGHT = 100;

function WeekBars({ weeks }: { weeks: CardioWeekDone[] }) {
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  return (
    <div className={classes.weekBars}>
      <span aria-hidden="true">{most} min</span>
      <svg
        className={classes.bars}
        viewBox={`0 0 ${weeks.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Minutes of cardio in each of the last ${weeks.length} weeks, at most ${most}`}
      >
        {weeks.map(({ monday, minutes }, index) => {
          const height = (minutes / most) * HEIGHT;
          return (
            <rect key={monday} x={index * 10 + 1} y={HEIGHT - height} width={8} height={height} />
          );
        })}
      </svg>
      <div className={classes.ends} aria-hidden="true">
        <span>{weeks[0] && formatShortDay(weeks[0].monday)}</span>
        <span>This week</span>
      </div>
    </div>
  );
}

const weekCells = (week: CardioWeekDone) => [
  formatShortDay(week.monday),
  String(week.sessions),
  String(week.minutes),
  formatNumber(week.calories),
  String(week.averageHeartRate ?? '–'),
];
