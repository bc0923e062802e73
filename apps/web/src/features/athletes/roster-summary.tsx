import type { clientEndpoints, ReplyOf } from '@posedown/contract';
import { Card } from '../../ui/parts/card.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { useRosterSummary } from './api.ts';
import classes from './roster-summary.module.css';
import { StatusCounts } from './status-counts.tsx';

type Summary = ReplyOf<typeof clientEndpoints.clientsSummary>;

/** Four numbers over the whole roster, and how many athletes stand where. */
export function RosterSummary() {
  const { data, isPending, refetch } = useRosterSummary();
  if (isPending) return <Waiting />;
  if (!data) return <ErrorState title="The counts could not be loaded." onRetry={refetch} />;
  return (
    <section className={classes.summary} aria-label="All athletes at a glance">
      <StatCards summary={data} />
      <Card className={classes.counts}>
        <StatusCounts byStatus={data.byStatus} />
      </Card>
    </section>
  );
}

function StatCards({ summary }: { summary: Summary }) {
  const { total, averageCompliance, checkedInToday, inPrep } = summary;
  return (
    <>
      <Card>
        <Stat label="Total athletes" value={total} />
      </Card>
      <Card>
        <Stat
          label="Average compliance"
          value={averageCompliance ?? '–'}
          unit={averageCompliance === null ? undefined : '%'}
          note={averageCompliance === null && 'Nobody is judged yet'}
        />
      </Card>
      <Card>
        <Stat label="Checked in today" value={checkedInToday} unit={`of ${total}`} />
      </Card>
      <Card>
        <Stat label="In prep" value={inPrep} note="10 weeks out or fewer" />
      </Card>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonArea label="Loading the counts" className={classes.summary}>
      <Skeleton height="6.75rem" />
      <Skeleton height="6.75rem" />
      <Skeleton height="6.75rem" />
      <Skeleton height="6.75rem" />
      <div className={classes.counts}>
        <Skeleton height="5.25rem" />
      </div>
    </SkeletonArea>
  );
}
