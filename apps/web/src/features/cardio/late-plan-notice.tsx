import { lazyPart } from '../../ui/parts/lazy-part.tsx';

/**
 * Stands above the clock and what starts it: a screen waits for it, for else it would push the button from under a finger.
 */
export const PlanNotice = lazyPart(() =>
  import('./plan-notice.tsx').then(({ PlanNotice }) => ({ default: PlanNotice })),
);
