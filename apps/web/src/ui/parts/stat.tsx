import type { ReactNode } from 'react';
import classes from './stat.module.css';

interface StatProps {
  label: string;
  /** The number as it is read, without its unit: '82.5', '500+'. */
  value: ReactNode;
  unit?: string | undefined;
  /** What it is measured against, or why it is so. */
  note?: ReactNode;
}

/** One number that matters, large, with its unit and what it means. */
export function Stat({ label, value, unit, note }: StatProps) {
  return (
    <div className={classes.stat}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>
        {value}
        {unit && <span className={classes.unit}> {unit}</span>}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </div>
  );
}
