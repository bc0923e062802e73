import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  title: string;
  /** The suggested next step. */
  children: ReactNode;
  action?: ReactNode;
}

/** Empty state: says that there is nothing yet and what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{children}</p>
      {action}
    </div>
  );
}
