import type { CoachAlert } from '@posedown/contract';
import { Row } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './alert-row.module.css';
import { AlertRow } from './alert-row.tsx';
import type { AlertsQuery } from './alerts-query.ts';
import { type AlertState, useAlerts } from './api.ts';

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;
const SEVERITIES = [
  { value: undefined, label: 'All' },
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
] as const;

interface AlertsScreenProps {
  query: AlertsQuery;
  /** Writes the filters to the URL. */
  onQuery: (query: AlertsQuery) => void;
}

/** All of the coach's open or resolved alerts. */
export function AlertsScreen({ query, onQuery }: AlertsScreenProps) {
  const { state = 'open', severity } = query;
  return (
    <PageShell title="Alerts" intro="Who needs you and why, worst first.">
      <Row>
        <FilterButtons<AlertState>
          label="Filter by state"
          choices={STATES}
          chosen={state}
          onChoose={(next) => onQuery({ severity, state: next === 'open' ? undefined : next })}
        />
        <FilterButtons
          label="Filter by severity"
          choices={SEVERITIES}
          chosen={severity}
          onChoose={(next) => onQuery({ ...query, severity: next })}
        />
      </Row>
      <AlertList state={state} severity={severity} />
    </PageShell>
  );
}

interface AlertListProps {
  state: AlertState;
  severity: CoachAlert['severity'] | undefined;
}

function AlertList({ state, severity }: AlertListProps) {
  const alerts = useAlerts(state, severity);
  const found = alerts.data?.pages.flatMap((page) => page.alerts);
  if (alerts.isPending) {
    return (
      <SkeletonArea label="Loading the alerts" className={classes.list}>
        <Skeleton height="var(--row)" />
        <Skeleton height="var(--row)" />
        <Skeleton height="var(--row)" />
      </SkeletonArea>
    );
  }
  if (!found) return <ErrorState title="We couldn’t load the alerts." onRetry={alerts.refetch} />;
  if (found.length === 0) {
    return (
      <EmptyState title={`No ${state}${severity ? ` ${severity}-severity` : ''} alerts`}>
        {state === 'open'
          ? 'An alert appears here when an athlete goes quiet, loses weight too fast or reports a warning sign.'
          : 'Resolved alerts stay here. You can reopen them.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label="Alerts">
        {found.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </ul>
      <MoreButton list={alerts} />
    </>
  );
}
