import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { lazyPart } from '../ui/parts/lazy-part.tsx';
import { RouteError } from './layout/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';

const NotFound = lazyPart(() =>
  import('./layout/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })),
);

/** The router. The prerenderer passes a history in memory; the browser has its own and scrolls. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    // What a route's `validateSearch` leaves out would else come through to it all the same.
    search: { strict: true },
    defaultPreload: 'intent',
    scrollRestoration: history === undefined,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
