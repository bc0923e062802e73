import { useDeferredValue, useId } from 'react';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Heading } from '../../ui/parts/text.tsx';
import classes from './alert-row.module.css';
import { AlertRow } from './alert-row.tsx';
import { useAlerts } from './api.ts';

const SHOWN = 5;
const ALERTS_PATH: string = '/alerts';

/** The most severe open alerts, with a link to all of them. */
export function AlertsPanel() {
  const heading = useId();
  const alerts = useAlerts('open');
  // Deferred, so that rendering the list doesn't block input.
  const page = useDeferredValue(alerts.data)?.pages[0];
  return (
    <Stack as="section" gap="sm" aria-labelledby={heading}>
      <Row justify="between">
        <Heading id={heading} size="lg">
          Who needs you now
        </Heading>
        {page && page.open > 0 && (
          <LinkButton to={ALERTS_PATH} variant="default" size="md">
            {page.open === 1 ? 'The alert' : `All ${page.open} alerts`}
          </LinkButton>
        )}
      </Row>
      {!page && !alerts.isError && (
        <SkeletonArea label="Loading the alerts" className={`${classes.list} ${classes.first}`}>
          {Array.from({ length: SHOWN }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
            <Skeleton key={index} height="var(--row)" />
          ))}
        </SkeletonArea>
      )}
      {alerts.isError && !page && (
        <ErrorState title="We couldn’t load the alerts." onRetry={alerts.refetch} />
      )}
      {page?.alerts.length === 0 && <p>No open alerts</p>}
      {page && (
        <ul className={`${classes.list} ${classes.first}`} aria-label="Alerts">
          {page.alerts.slice(0, SHOWN).map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
