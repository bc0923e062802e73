import type { CoachAlert } from '@posedown/contract';
import { Button, UnstyledButton } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './alert-row.module.css';
import { AlertRow } from './alert-row.tsx';
import type { AlertsQuery } from './alerts-query.ts';
import { type AlertState, useAlerts } from './api.ts';

const STATES = [
  { state: 'open', label: 'Open' },
  { state: 'resolved', label: 'Resolved' },
] as const;
const SEVERITIES = [
  { severity: undefined, label: 'All' },
  { severity: 'high', label: 'High' },
  { severity: 'medium', label: 'Medium' },
  { severity: 'low', label: 'Low' },
] as const;

interface AlertsScreenProps {
  query: AlertsQuery;
  /** Puts the filters into the address. */
  onQuery: (query: AlertsQuery) => void;
}

/** Every alert of the coach, open or resolved. */
export function AlertsScreen({ query, onQuery }: AlertsScreenProps) {
  const { state = 'open', severity } = query;
  return (
    <PageShell title="Alerts" intro="Who needs you and why, worst first.">
      <div className={classes.filters}>
        <Choices<AlertState>
          label="Filter by state"
          choices={STATES.map((choice) => ({ label: choice.label, value: choice.state }))}
          chosen={state}
          onChoose={(next) => onQuery({ severity, state: next === 'open' ? undefined : next })}
        />
        <Choices
          label="Filter by severity"
          choices={SEVERITIES.map((choice) => ({ label: choice.label, value: choice.severity }))}
          chosen={severity}
          onChoose={(next) => onQuery({ ...query, severity: next })}
        />
      </div>
      <Found state={state} severity={severity} />
    </PageShell>
  );
}

interface ChoicesProps<Value> {
  label: string;
  choices: readonly { label: string; value: Value }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choices<Value>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={classes.choices} aria-label={label}>
      {choices.map(({ label: name, value }) => (
        <UnstyledButton
          key={name}
          className={classes.choice}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}

interface FoundProps {
  state: AlertState;
  severity: CoachAlert['severity'] | undefined;
}

function Found({ state, severity }: FoundProps) {
  const alerts = useAlerts(state, severity);
  const found = alerts.data?.pages.flatMap((page) => page.alerts);
  if (alerts.isPending) {
    return (
      <SkeletonArea label="Loading the alerts" className={classes.list}>
        <Skeleton height="4.25rem" />
        <Skeleton height="4.25rem" />
        <Skeleton height="4.25rem" />
      </SkeletonArea>
    );
  }
  if (!found)
    return <ErrorState title="The alerts could not be loaded." onRetry={alerts.refetch} />;
  if (found.length === 0) {
    return (
      <EmptyState title={`No ${severity ? `${severity} ` : ''}alert is ${state}`}>
        {state === 'open'
          ? 'An alert appears here when an athlete goes quiet, loses too fast or writes of a warning sign.'
          : 'An alert that you resolve is kept here, and can be reopened.'}
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
      {alerts.hasNextPage && (
        <Button
          variant="default"
          size="md"
          loading={alerts.isFetchingNextPage}
          onClick={() => void alerts.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
