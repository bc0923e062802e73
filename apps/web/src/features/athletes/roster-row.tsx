import type { ClientCard, Units } from '@posedown/contract';
import { memo } from 'react';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import { AthleteActions } from './athlete-actions.tsx';
import { goalText } from './athlete-text.ts';
import type { ColumnId } from './columns/roster-columns.ts';
import classes from './roster-row.module.css';
import figures from './row-figures.module.css';
import { RowFigure, Tags } from './row-figures.tsx';

interface RosterRowProps {
  athlete: ClientCard;
  /** The coach's units. */
  units: Units;
  columns: readonly ColumnId[];
  /** Its place in the list, from 1 on. Not all rows are in the page. */
  place: number;
  /** Distance from the top of the list in pixels, in a table. */
  top: number | undefined;
  isSelected: boolean;
  /** @param isRange whether to select all rows since the last choice too */
  onSelect: (id: string, isRange: boolean) => void;
}

/** One athlete: a table row on wide screens, a card on others. */
export const RosterRow = memo(function RosterRow(props: RosterRowProps) {
  const { athlete, units, columns, place, top, isSelected, onSelect } = props;
  const { id, name, category, status, tags } = athlete;
  return (
    <li
      className={classes.row}
      // A row that moves to another place by `top` would count as a layout shift.
      style={top === undefined ? undefined : { translate: `0 ${top}px` }}
      data-athlete={id}
      data-selected={isSelected || undefined}
      aria-posinset={place}
      aria-setsize={-1}
    >
      <label className={classes.select}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={`Select ${name}`}
          onChange={() => undefined}
          onClick={(event) => onSelect(id, event.shiftKey)}
        />
      </label>
      <div className={classes.who}>
        <h3 className={classes.name} tabIndex={-1}>
          {name}
        </h3>
        {category && <span className={`${figures.chip} ${classes.category}`}>{category}</span>}
        <p className={classes.goal}>{goalText(athlete)}</p>
        {!columns.includes('tags') && <Tags tags={tags} />}
      </div>
      <span className={classes.badge}>
        {status ? <StatusBadge status={status} /> : <span className={figures.chip}>New</span>}
      </span>
      {columns.map((id) => (
        <RowFigure key={id} {...{ id, athlete, units }} />
      ))}
      <AthleteActions athlete={athlete} />
    </li>
  );
});
