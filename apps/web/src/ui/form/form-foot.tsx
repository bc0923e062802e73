import type { ReactNode } from 'react';
import classes from './form-foot.module.css';

/** The submit area of a long form; sticky on phones. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
