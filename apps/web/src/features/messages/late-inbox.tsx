import { Suspense } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import type { InboxProps } from './inbox.tsx';
import { InboxSkeleton } from './inbox-skeleton.tsx';

const Late = lazyPart(() => import('./inbox.tsx').then(({ Inbox }) => ({ default: Inbox })));

/** The coach's threads, of which an athlete fetches nothing. */
export function Inbox(props: InboxProps) {
  return (
    <Suspense fallback={<InboxSkeleton />}>
      <Late {...props} />
    </Suspense>
  );
}
