import type { PlanKind } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

const MakePlansDialog = lazyPart(() =>
  import('./make-plans-dialog.tsx').then(({ MakePlansDialog }) => ({ default: MakePlansDialog })),
);

interface MakePlansButtonProps {
  athleteId: string;
  /** Ticked from the start. */
  wanted?: readonly PlanKind[];
  label: string;
}

/** Makes new plans of an athlete's details as they are now. */
export function MakePlansButton({ athleteId, wanted, label }: MakePlansButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="md" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <MakePlansDialog {...{ athleteId, wanted }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
