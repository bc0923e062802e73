import { useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { Card } from '../../ui/parts/card.tsx';
import { ChangesList } from './changes-list.tsx';
import classes from './plan-changes.module.css';

/** The athlete's own plan changes, collapsed. Loaded when opened. */
export function OwnChanges() {
  const { id } = useSignedInUser();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <details className={classes.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Changes to your plans</summary>
        {isOpen && <ChangesList athleteId={id} reader="athlete" />}
      </details>
    </Card>
  );
}
