import type { clientEndpoints, ReplyOf } from '@posedown/contract';
import { Card } from '../../ui/parts/card.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { NumberCard, NumberCards, NumberCardsSkeleton } from '../../ui/parts/number-cards.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useRosterSummary } from './api.ts';
import classes from './roster-summary.module.css';

type ByStatus = ReplyOf<typeof clientEndpoints.clientsSummary>['byStatus'];

const GROUPS = [
  { status: 'behind', label: 'Behind' },
  { status: 'warning', label: 'Warning' },
  { status: 'good', label: 'Good' },
  { status: 'excellent', label: 'Excellent' },
  { status: 'unrated', label: 'New' },
] as const;

/** The number of athletes by status as a segmented bar with its numbers, worst status first. */
function StatusCounts({ byStatus }: { byStatus: ByStatus }) {
  const groups = GROUPS.map((group) => ({ ...group, athletes: byStatus[group.status] }));
  return (
    <div className={classes.statusCounts}>
      <div className={classes.bar} aria-hidden="true">
        {groups
          .filter(({ athletes }) => athletes > 0)
          .map(({ status, athletes }) => (
            <span
              key={status}
              className={classes.part}
              data-status={status}
              style={{ flexGrow: athletes }}
            />
          ))}
      </div>
      <dl className={classes.key}>
        {groups.map(({ status, label, athletes }) => (
          <div key={status} className={classes.group} data-status={status}>
            <dt>{label}</dt>
            <dd>{athletes}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Summary = ReplyOf<typeof clientEndpoints.clientsSummary>;

/** Four totals over the whole roster, and the number of athletes by status. */
export function RosterSummary() {
  const { data, isPending, refetch } = useRosterSummary();
  if (isPending) return <SummarySkeleton />;
  if (!data) return <ErrorState title="We couldn’t load the counts." onRetry={refetch} />;
  return (
    <section className={classes.summary} aria-label="All athletes at a glance">
      <Numbers summary={data} />
      <Card className={classes.counts}>
        <StatusCounts byStatus={data.byStatus} />
      </Card>
    </section>
  );
}

function Numbers({ summary }: { summary: Summary }) {
  const { total, averageCompliance, checkedInToday, inPrep, byStatus } = summary;
  return (
    <NumberCards columns={4}>
      <NumberCard
        label="Total athletes"
        value={total}
        note={byStatus.unrated > 0 && `${byStatus.unrated} too new to rate`}
      />
      <NumberCard
        label="Average compliance"
        value={averageCompliance ?? '–'}
        unit={averageCompliance === null ? undefined : '%'}
        note={averageCompliance === null ? 'Not enough data yet' : 'Over the last 14 days'}
      />
      <NumberCard label="Checked in today" value={checkedInToday} note={`Of ${total}`} />
      <NumberCard label="In prep" value={inPrep} note="10 weeks out or fewer" />
    </NumberCards>
  );
}

function SummarySkeleton() {
  return (
    <SkeletonArea label="Loading the counts" className={classes.summary}>
      <NumberCardsSkeleton columns={4} />
      <Skeleton height="var(--counts)" />
    </SkeletonArea>
  );
}
