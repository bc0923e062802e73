import { useState } from 'react';
import { formatWeekday } from '../../lib/days.ts';
import { ScrollTable } from '../parts/scroll-table.tsx';
import { VisuallyHidden } from '../parts/visually-hidden.tsx';
import classes from './chart-table.module.css';
import type { WeightPoint } from './weight-chart.ts';
import { inTenths } from './weight-points.ts';

interface WeightTableProps {
  /** Oldest first. */
  points: readonly WeightPoint[];
  unit: string;
}

/** The numbers behind the weight chart, newest first, folded away and not drawn until asked for. */
export function WeightTable({ points, unit }: WeightTableProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes.details} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={classes.summary}>
        Show the numbers<VisuallyHidden>: weigh-ins</VisuallyHidden>
      </summary>
      <ScrollTable
        label="Weigh-ins"
        head={['Day', `Weight (${unit})`, `Trend (${unit})`, `95 % band (${unit})`]}
      >
        {(opened ? points.toReversed() : []).map(({ day, weight, trend, low, high }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{formatWeekday(day)}</time>
            </th>
            <td>{inTenths(weight)}</td>
            <td>{inTenths(trend)}</td>
            <td>
              {inTenths(low)}–{inTenths(high)}
            </td>
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
}
