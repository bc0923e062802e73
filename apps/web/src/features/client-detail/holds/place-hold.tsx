import { Suspense, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

const PlaceDialog = lazyPart(() =>
  import('./place-dialog.tsx').then(({ PlaceDialog }) => ({ default: PlaceDialog })),
);

/** The coach's own way to put a diet on hold. */
export function PlaceHold({ athleteId }: { athleteId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="md" onClick={() => setOpen(true)}>
        Put diet on hold
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PlaceDialog athleteId={athleteId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
