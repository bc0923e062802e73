import { type ReactNode, Suspense, useState } from 'react';
import type { Named } from '../../lib/for-each-athlete.ts';
import { Button } from './button.tsx';

export interface SelectedActionProps {
  athletes: readonly Named[];
  /** Called when the action is done for all. */
  onDone: () => void;
}

interface DialogProps {
  athletes: readonly Named[];
  onClose: (isDone: boolean) => void;
}

interface ActionProps extends SelectedActionProps {
  label: string;
  renderDialog: (props: DialogProps) => ReactNode;
}

/** A button that opens a dialog about the selected athletes. */
export function SelectedAction({ label, athletes, onDone, renderDialog }: ActionProps) {
  // Fixed while the dialog is open, even if the roster changes.
  const [chosen, setChosen] = useState<readonly Named[]>();
  function close(isDone: boolean) {
    setChosen(undefined);
    if (isDone) onDone();
  }
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setChosen(athletes)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {chosen && renderDialog({ athletes: chosen, onClose: close })}
      </Suspense>
    </>
  );
}
