import type { ReactNode } from 'react';
import classes from './form-foot.module.css';

/** The end of a long form, with the button that sends it: on a phone it stays under the thumb. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
