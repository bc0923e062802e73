import type { clientEndpoints, ReplyOf } from '@posedown/contract';
import classes from './status-counts.module.css';

type ByStatus = ReplyOf<typeof clientEndpoints.clientsSummary>['byStatus'];

const GROUPS = [
  { status: 'behind', label: 'Behind' },
  { status: 'warning', label: 'Warning' },
  { status: 'good', label: 'Good' },
  { status: 'excellent', label: 'Excellent' },
  { status: 'unrated', label: 'New' },
] as const;

/** How many athletes stand where: one bar, divided, with its numbers. Worst first, as the roster. */
export function StatusCounts({ byStatus }: { byStatus: ByStatus }) {
  const groups = GROUPS.map((group) => ({ ...group, athletes: byStatus[group.status] }));
  return (
    <div className={classes.counts}>
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
