import { VisuallyHidden } from '../parts/visually-hidden.tsx';
import classes from './chart-table.module.css';

interface ChartTableProps {
  /** What the numbers are of, for screen readers. */
  label: string;
  head: readonly string[];
  /** As text; the first cell names the row. */
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** The numbers behind a chart, folded away until asked for. */
export function ChartTable({ label, head, rows }: ChartTableProps) {
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        Show the numbers<VisuallyHidden>: {label}</VisuallyHidden>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.scroll} aria-label={label} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [first, ...rest] }) => (
              <tr key={id}>
                <th scope="row">{first}</th>
                {rest.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are in the order of the head
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
