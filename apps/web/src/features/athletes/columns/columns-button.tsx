import { Suspense, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { CurrentView } from '../views/current-view.ts';
import classes from './columns-button.module.css';
import type { ColumnId } from './roster-columns.ts';

const ColumnsDialog = lazyPart(() =>
  import('./columns-dialog.tsx').then(({ ColumnsDialog }) => ({ default: ColumnsDialog })),
);

interface ColumnsButtonProps {
  view: CurrentView;
  /** Shows other columns in the saved view that is open, without saving them. */
  onColumns: (columns: readonly ColumnId[]) => void;
}

/** Chooses the columns of the table. Phones and tablets have no table. */
export function ColumnsButton({ view, onColumns }: ColumnsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.columns}>
      <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Columns
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ColumnsDialog view={view} onColumns={onColumns} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}
