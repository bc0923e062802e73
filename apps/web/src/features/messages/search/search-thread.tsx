import { IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

const SearchDialog = lazyPart(() =>
  import('./search-dialog.tsx').then((part) => ({ default: part.SearchDialog })),
);

/** Searches in one thread. */
export function SearchThread({ athleteId }: { athleteId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label="Search this thread"
        title="Search this thread"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={20} aria-hidden="true" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && <SearchDialog athleteId={athleteId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
