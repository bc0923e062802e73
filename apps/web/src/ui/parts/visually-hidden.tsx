import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Words for a screen reader where the eye sees a figure or a colour. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
