import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { afterNextPaint } from '../ui/after-first-paint.ts';
import { lazyPart } from '../ui/parts/lazy-part.tsx';
import { RouteError } from './layout/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';

const NotFound = lazyPart(() =>
  import('./layout/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })),
);

const isPressed = (selector: string, event: Event | undefined) =>
  event?.type === 'click' &&
  event.target instanceof Element &&
  event.target.closest(selector) !== null;

/**
 * Creates the router: with a memory history for prerendering, and with the browser's history and
 * scroll restoration otherwise.
 */
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
  // Rendering another screen or tab takes a phone several frames, so the pressed link or tab is
  // shown first. Filter changes in the URL stay immediate, because their controls show the URL's
  // values; so do navigations started by code.
  const commit = router.commitLocation;
  router.commitLocation = async (location) => {
    const isElsewhere = location.pathname !== router.latestLocation.pathname;
    if (isPressed(isElsewhere ? 'a, [role=tab]' : '[role=tab]', window.event)) {
      await afterNextPaint();
    }
    return commit(location);
  };
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
