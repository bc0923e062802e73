import classes from './badge.module.css';

/** A short label that stands out without being a status. */
export function Badge({ children }: { children: string }) {
  return <span className={classes.badge}>{children}</span>;
}
