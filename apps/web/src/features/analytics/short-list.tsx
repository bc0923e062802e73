import { Children, type ReactNode, useState } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import classes from './analytics.module.css';

/** So many rows say enough at a glance. */
const SHOWN = 6;

interface ShortListProps {
  label: string;
  /** How many there are in all; more than the rows where only the head of them travels. */
  total: number;
  /** The rows. */
  children: ReactNode;
}

/** The head of a list, and the rest when it is asked for. */
export function ShortList({ label, total, children }: ShortListProps) {
  const [open, setOpen] = useState(false);
  const rows = Children.toArray(children);
  const left = total - rows.length;
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {open ? rows : rows.slice(0, SHOWN)}
      </ul>
      {rows.length > SHOWN && !open && (
        <Button
          className="pd-start"
          variant="default"
          size="md"
          onClick={() => setOpen(true)}
          aria-label={`Show ${rows.length - SHOWN} more of ${label}`}
        >
          Show {rows.length - SHOWN} more
        </Button>
      )}
      {open && left > 0 && (
        <Text size="md" muted>
          And {left} more.
        </Text>
      )}
    </>
  );
}
