import type { ClientCard } from '@posedown/contract';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import classes from './roster-table.module.css';
import { useVisibleRange } from './use-visible-range.ts';

/** More athletes are requested when fewer than this many are left below the rendered rows. */
const ROWS_AHEAD = 15;

/** The height of a table row in `roster-row.module.css`: 2.5rem and its border. */
const measureRow = () =>
  2.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) + 1;

interface VirtualRowsProps {
  ref: RefObject<HTMLUListElement | null>;
  athletes: readonly ClientCard[];
  /** @param top distance from the top of the list in pixels */
  renderRow: (athlete: ClientCard, index: number, top: number) => ReactNode;
  /** Requests more athletes; undefined if there are none or they are on their way. */
  onMore: (() => void) | undefined;
}

/** The table's rows in and near the window, and the row with the focus. Keeps scrolling fast with thousands of rows. */
export function VirtualRows({ ref, athletes, renderRow, onMore }: VirtualRowsProps) {
  const [rowHeight] = useState(measureRow);
  const { start, end } = useVisibleRange(ref, rowHeight);
  const [focusedId, setFocusedId] = useState<string>();
  const focused = useMemo(
    () => (focusedId ? athletes.findIndex(({ id }) => id === focusedId) : -1),
    [athletes, focusedId],
  );
  const isNearEnd = end + ROWS_AHEAD >= athletes.length;
  useEffect(() => {
    if (isNearEnd) onMore?.();
  }, [isNearEnd, onMore]);
  const indexes = Array.from(
    { length: Math.min(end, athletes.length) - start },
    (_, i) => start + i,
  );
  // Without its row, the focus would be lost while scrolling.
  if (focused !== -1 && focused < start) indexes.unshift(focused);
  if (focused >= end) indexes.push(focused);
  return (
    <ul
      ref={ref}
      className={classes.rows}
      aria-label="Athletes"
      style={{ height: athletes.length * rowHeight }}
      onFocus={({ target }) =>
        setFocusedId(target.closest<HTMLElement>('[data-athlete]')?.dataset.athlete)
      }
      onBlur={() => setFocusedId(undefined)}
    >
      {indexes.map((index) => {
        const athlete = athletes[index];
        return athlete && renderRow(athlete, index, index * rowHeight);
      })}
    </ul>
  );
}
