import type { ReactNode } from 'react';
import classes from './field.module.css';

interface LabelTextProps {
  children: ReactNode;
  optional?: boolean;
}

/** The text of a label, marked "(optional)" if it is. */
export function LabelText({ children, optional }: LabelTextProps) {
  return (
    <>
      {children}
      {optional && <span className={classes.optional}> (optional)</span>}
    </>
  );
}
