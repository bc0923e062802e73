import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { afterNextPaint } from '../ui/after-first-paint.ts';
import { lazyPart } from '../ui/parts/lazy-part.tsx';
import { RouteError } from './layout/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';

const NotFound = lazyPart(() =>
  import('./layout/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })),
);

const isLinkPressed = (event: Event | undefined) =>
  event?.type === 'click' && event.target instanceof Element && event.target.closest('a') !== null;

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
  // Rendering another screen takes a phone several frames: the pressed link shows first. Filters kept in the address
  // stay immediate, since their controls show what it says, and so do navigations that the code starts itself.
  const commit = router.commitLocation;
  router.commitLocation = async (location) => {
    const isElsewhere = location.pathname !== router.latestLocation.pathname;
    if (isElsewhere && isLinkPressed(window.event)) await afterNextPaint();
    return commit(location);
  };
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
