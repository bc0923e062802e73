import type { ReactNode } from 'react';
import classes from './field.module.css';

interface LabelTextProps {
  children: ReactNode;
  optional?: boolean;
}

/** The words of a label; what may be left out says so. */
export function LabelText({ children, optional }: LabelTextProps) {
  return (
    <>
      {children}
      {optional && <span className={classes.optional}> (optional)</span>}
    </>
  );
}
