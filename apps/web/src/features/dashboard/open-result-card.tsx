import type { Dashboard } from '@posedown/contract';
import { formatDay } from '../../lib/days.ts';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './prep-card.module.css';

/** Asks for the result of a past show. */
export function OpenResultCard({ show }: { show: NonNullable<Dashboard['openResult']> }) {
  const { competitionId, name, date } = show;
  return (
    <DashboardCard
      title={name}
      mark={<time dateTime={date}>{formatDay(date)}</time>}
      actions={
        <LinkButton to="/competition/prep" search={{ competitionId }} size="md" variant="default">
          Enter the result
        </LinkButton>
      }
    >
      <p className={classes.over}>The show is over. Add the result.</p>
    </DashboardCard>
  );
}
