import type { ActivePlan } from '@posedown/contract';
import { useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

const RegenerateDialog = lazyPart(() =>
  import('./regenerate-dialog.tsx').then((part) => ({ default: part.RegenerateDialog })),
);

interface RegenerateButtonProps {
  athleteId: string;
  active: ActivePlan & { plan: NonNullable<ActivePlan['plan']> };
  /** Whether the athlete does it themselves. */
  isOwn?: boolean;
}

/** Opens the dialog that makes a program new from a week on. */
export function RegenerateButton(props: RegenerateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="md"
        onPointerEnter={() => void RegenerateDialog.preload()}
        onClick={() => setOpen(true)}
      >
        Regenerate from week…
      </Button>
      {isOpen && <RegenerateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
