import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';

const Late = lazyPart(() =>
  import('./plan-notice.tsx').then(({ PlanNotice }) => ({ default: PlanNotice })),
);

/** Asked for while the plan is, so that it seldom comes after the clock below it. */
export const preloadPlanNotice = Late.preload;

export function PlanNotice(props: ComponentProps<typeof Late>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
