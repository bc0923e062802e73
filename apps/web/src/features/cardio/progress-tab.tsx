import type { CardioPlanReply, CardioSession } from '@posedown/contract';
import { formatShortDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
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

/** The last twelve weeks with their trends, preceded by unsynced sessions. */
export function ProgressTab(props: ProgressTabProps) {
  return (
    <Stack>
      <PendingSessions userId={props.userId} />
      <Done {...props} />
    </Stack>
  );
}

function Done({ userId, plan }: ProgressTabProps) {
  const query = useCardioSessions(userId);
  const { data } = query;
  // Outside the list: the list disappears with its last session, but the deletion can still be
  // undone.
  const actions = useSessionActions(userId, plan.units);
  if (data) {
    const shown = { userId, sessions: data, actions };
    return (
      <>
        {data.length === 0 ? (
          <>
            <NoSessions />
            <OlderSessions {...shown} units={plan.units} />
          </>
        ) : (
          <Figures {...shown} plan={plan} />
        )}
        {actions.dialog}
      </>
    );
  }
  return (
    <QueryFallback query={query} what="your sessions">
      <SkeletonArea label="Loading your sessions">
        <Skeleton height="40rem" />
      </SkeletonArea>
    </QueryFallback>
  );
}

const NoSessions = () => (
  <EmptyState
    title="No cardio in the last twelve weeks"
    action={
      <LinkButton to="/cardio/liss" variant="default" size="md">
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
          head={['Week of', 'Sessions', 'Min', 'kcal', 'bpm']}
          rows={weeks.toReversed().map((week) => ({ id: week.monday, cells: weekCells(week) }))}
        />
      </Card>
      <SessionList title="Last sessions" {...{ userId, sessions, units, actions }} />
    </Stack>
  );
}

/** Zero has a sign too, because '0 bpm' would read as a heart rate. */
const signed = (change: number) =>
  change < 0 ? `−${-change}` : `${change > 0 ? '+' : '±'}${change}`;

const HEIGHT = 100;

function WeekBars({ weeks }: { weeks: CardioWeekDone[] }) {
  const maxMinutes = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  return (
    <div className={classes.weekBars}>
      <span aria-hidden="true">{maxMinutes} min</span>
      <svg
        className={classes.bars}
        viewBox={`0 0 ${weeks.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Minutes of cardio in each of the last ${weeks.length} weeks, at most ${maxMinutes}`}
      >
        {weeks.map(({ monday, minutes }, index) => {
          const height = (minutes / maxMinutes) * HEIGHT;
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
