import type { CoachAlert } from '@posedown/contract';
import { useId } from 'react';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './alert-row.module.css';
import { AlertRow } from './alert-row.tsx';

/** What is open about one athlete, on their own page. Nothing where nothing is. */
export function AthleteAlerts({ alerts }: { alerts: readonly CoachAlert[] }) {
  const heading = useId();
  if (alerts.length === 0) return null;
  return (
    <Card as="section" labelledBy={heading} className={classes.panel}>
      <SectionHeader id={heading} title="Open alerts" />
      <ul className={classes.list}>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} isOnTheirPage />
        ))}
      </ul>
    </Card>
  );
}
