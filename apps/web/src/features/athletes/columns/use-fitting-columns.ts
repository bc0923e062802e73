import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type ColumnId, fittingColumns } from './roster-columns.ts';

/** The chosen columns that fit the table. Measured before the first paint, so that nothing moves. */
export function useFittingColumns(
  table: RefObject<HTMLElement | null>,
  columns: readonly ColumnId[],
): readonly ColumnId[] {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const { current: element } = table;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth / remInPixels());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [table]);
  return useMemo(
    () => (width === undefined ? columns : fittingColumns(columns, width)),
    [columns, width],
  );
}

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
