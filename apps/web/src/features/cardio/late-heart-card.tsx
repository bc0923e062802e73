import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';

const Late = lazyPart(() =>
  import('./heart-card.tsx').then(({ HeartCard }) => ({ default: HeartCard })),
);

/** The heart rate, fetched a moment after the clock that stands above it. */
export function HeartCard(props: ComponentProps<typeof Late>) {
  return (
    <Suspense fallback={<Skeleton height="13rem" />}>
      <Late {...props} />
    </Suspense>
  );
}
