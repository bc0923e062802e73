import { Suspense, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { Named } from './api.ts';

const PauseDialog = lazyPart(() =>
  import('./pause-dialog.tsx').then((part) => ({ default: part.PauseDialog })),
);

interface PauseSelectedProps {
  athletes: readonly Named[];
  onDone: () => void;
}

/** Pauses the coaching of the selected athletes. */
export function PauseSelected({ athletes, onDone }: PauseSelectedProps) {
  // Fixed while the dialog is open, even if the roster changes.
  const [chosen, setChosen] = useState<readonly Named[]>();
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setChosen(athletes)}>
        Pause
      </Button>
      <Suspense fallback={null}>
        {chosen && (
          <PauseDialog
            athletes={chosen}
            onClose={(isPaused) => {
              setChosen(undefined);
              if (isPaused) onDone();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
