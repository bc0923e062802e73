import { Children, type ReactNode, useState } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import classes from './analytics.module.css';

/** Rows shown before expanding. */
const SHOWN = 6;

interface ShortListProps {
  label: string;
  /** The total count; higher than the number of rows if the server sends only the first ones. */
  total: number;
  children: ReactNode;
}

/** The first rows of a list, with a button for the rest. */
export function ShortList({ label, total, children }: ShortListProps) {
  const [open, setOpen] = useState(false);
  const rows = Children.toArray(children);
  const remaining = total - rows.length;
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
      {open && remaining > 0 && (
        <Text size="md" muted>
          And {remaining} more.
        </Text>
      )}
    </>
  );
}
