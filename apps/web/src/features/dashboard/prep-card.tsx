import { type CalendarDay, weeksOutText } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { formatDay, formatDaysAway } from '../../lib/days.ts';
import { PrepPhases } from '../../ui/parts/prep-phases.tsx';
import { ActionButton } from './action-button.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './prep-card.module.css';

interface PrepCardProps {
  competition: NonNullable<Dashboard['competition']>;
  today: CalendarDay;
  /** Whether today is a peak-week day; then the today card has the peak-week button. */
  isPeakDay: boolean;
}

/** Weeks out in large type above the four phases of the prep. */
export function PrepCard({ competition, today, isPeakDay }: PrepCardProps) {
  const { name, date, weeksOut, phase } = competition;
  return (
    <DashboardCard
      title={name ?? 'Your competition'}
      mark={<time dateTime={date}>{formatDay(date)}</time>}
      actions={
        <>
          <ActionButton name="competition" />
          {!isPeakDay && <ActionButton name="peakWeek" />}
        </>
      }
    >
      <p className={classes.weeks}>{weeksOutText(weeksOut)}</p>
      <p className={classes.phase}>
        {phase} · show {formatDaysAway(today, date)}
      </p>
      <PrepPhases today={today} show={date} />
    </DashboardCard>
  );
}
