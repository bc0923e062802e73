import type { ClientCard } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

const TagDialog = lazyPart(() =>
  import('./tag-dialog.tsx').then(({ TagDialog }) => ({ default: TagDialog })),
);

/** Adds a tag to the selected athletes or removes one. They stay selected. */
export function TagSelected({ athletes }: { athletes: readonly ClientCard[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        Tag
      </Button>
      <Suspense fallback={null}>
        {isOpen && <TagDialog athletes={athletes} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
