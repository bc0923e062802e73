import type { CoachAlert } from '@posedown/contract';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './alert-row.module.css';
import { AlertRow } from './alert-row.tsx';
import { isAboutTab } from './reason-link.ts';

interface AthleteAlertsProps {
  alerts: readonly CoachAlert[];
  /** Only alerts that belong to this tab. */
  tab?: string | undefined;
  /** Extra buttons for an alert. */
  actions?: (alert: CoachAlert) => ReactNode;
}

/** The open alerts about one athlete, on the athlete's page. Renders nothing if there are none. */
export function AthleteAlerts({ alerts, tab, actions }: AthleteAlertsProps) {
  const heading = useId();
  const shown = tab ? alerts.filter((alert) => isAboutTab(alert, tab)) : alerts;
  if (shown.length === 0) return null;
  return (
    <Card as="section" labelledBy={heading} gap="sm">
      <SectionHeader id={heading} title="Open alerts" />
      <ul className={classes.list}>
        {shown.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            place={tab ? 'at the reason' : 'on their page'}
            actions={actions?.(alert)}
          />
        ))}
      </ul>
    </Card>
  );
}
