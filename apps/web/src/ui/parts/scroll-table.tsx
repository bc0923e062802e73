import type { ReactNode } from 'react';
import { ScrollBox } from './scroll-box.tsx';
import classes from './scroll-table.module.css';

interface ScrollTableProps {
  /** Label for screen readers. */
  label: string;
  head: readonly string[];
  /** Shows more rows before it scrolls. */
  tall?: boolean;
  /** The rows; the first cell of each names it. */
  children: ReactNode;
}

/** A table in a scroll box, with a sticky header. */
export function ScrollTable({ label, head, tall, children }: ScrollTableProps) {
  return (
    <ScrollBox label={label} className={classes.box} tall={tall}>
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
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}
