import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/parts/card.tsx';
import classes from './dashboard-card.module.css';

interface DashboardCardProps {
  /** The h2 heading. */
  title: string;
  /** Shown next to the heading. */
  mark?: ReactNode;
  /** Buttons at the bottom of the card. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A named section of the dashboard. */
export function DashboardCard({ title, mark, actions, className, children }: DashboardCardProps) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className={className ?? classes.card}>
      <header className={classes.header}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {mark}
      </header>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </Card>
  );
}
