import { Suspense } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { InboxSkeleton } from './inbox-skeleton.tsx';

const Late = lazyPart(() => import('./inbox.tsx').then(({ Inbox }) => ({ default: Inbox })));

/** The coach's threads, of which an athlete fetches nothing. */
export function Inbox() {
  return (
    <Suspense fallback={<InboxSkeleton />}>
      <Late />
    </Suspense>
  );
}
