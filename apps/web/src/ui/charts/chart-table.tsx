import { ScrollTable } from '../parts/scroll-table.tsx';
import { VisuallyHidden } from '../parts/visually-hidden.tsx';
import classes from './chart-table.module.css';

interface ChartTableProps {
  /** Caption for screen readers. */
  label: string;
  head: readonly string[];
  /** Formatted cells; the first one is the row header. */
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** The values of a chart, collapsed by default. */
export function ChartTable({ label, head, rows }: ChartTableProps) {
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        Show the numbers<VisuallyHidden>: {label}</VisuallyHidden>
      </summary>
      <ScrollTable label={label} head={head}>
        {rows.map(({ id, cells: [first, ...rest] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells have the fixed order of the columns
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
}
