import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './caution.module.css';

/** What somebody has to know before they go on, in a sentence or two. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <p className={classes.caution}>
      <IconAlertTriangle className={classes.icon} size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
