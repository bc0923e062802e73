import type { ClientCard, Units } from '@posedown/contract';
import { type CSSProperties, memo, type Ref, useDeferredValue } from 'react';
import classes from './roster-list.module.css';
import { RosterRow } from './roster-row.tsx';

/** As many rows as a window shows. On the way back to the dashboard these are drawn first, the others in slices. */
const FIRST_ROWS = 8;

const COLUMNS = ['Athlete', 'Status', 'Compliance', 'Competition', 'Weight', 'Last check-in'];

interface RosterListProps {
  athletes: readonly ClientCard[];
  units: Units;
  /** Shown while a new search runs. */
  isStale: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** A close list on a phone, cards on a tablet; from 1024 px the same list reads as a table. */
export const RosterList = memo(function RosterList(props: RosterListProps) {
  const { athletes, units, isStale, ref } = props;
  const isWhole = useDeferredValue(true, false);
  const rows = isWhole ? athletes : athletes.slice(0, FIRST_ROWS);
  const rest: CSSProperties & { '--rest': number } = { '--rest': athletes.length - rows.length };
  return (
    <div className={classes.table} aria-busy={isStale}>
      {/* Every value names itself to a screen reader; the heads are for the eye alone. */}
      <div className={classes.heads} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul ref={ref} className={classes.rows} aria-label="Athletes">
        {rows.map((athlete) => (
          <RosterRow key={athlete.id} athlete={athlete} units={units} />
        ))}
      </ul>
      {rows.length < athletes.length && <div className={classes.rest} style={rest} />}
    </div>
  );
});
