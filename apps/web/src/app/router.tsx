import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { afterNextPaint } from '../ui/after-first-paint.ts';
import { lazyPart } from '../ui/parts/lazy-part.tsx';
import { RouteError } from './layout/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';

const NotFound = lazyPart(() =>
  import('./layout/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })),
);

/** The router, on a history in memory for the prerenderer, on the browser's own where there is one to scroll. */
export function createAppRouter(history: RouterHistory, { scrolls = false } = {}) {
  const router = createRouter({
    routeTree,
    history,
    // Removes search parameters that `validateSearch` dropped.
    search: { strict: true },
    defaultPreload: 'intent',
    scrollRestoration: scrolls,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
  });
  // Rendering another screen takes a phone several frames: the press shows first. Filters and choices kept in the
  // address stay immediate, for their controls show what the address says.
  const commit = router.commitLocation;
  router.commitLocation = async (location) => {
    if (location.pathname !== router.latestLocation.pathname) await afterNextPaint();
    return commit(location);
  };
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
