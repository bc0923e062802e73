import type { Manifest } from 'vite';
import { ROSTER_PAGES } from '../src/features/athletes/roster-pages.ts';
import { filesOf } from './manifest.ts';
import {
  appendToHead,
  type FirstRead,
  paintFirst,
  readLinks,
  scriptLinks,
  styleLinks,
} from './page-parts.ts';
import type { BuiltRoute } from './routes.ts';

/** A page, and what the server needs to select it. */
export interface RoutePage {
  /** The route, such as `/client/$id`. */
  path: string;
  /** The role a page is for, if a URL has two screens. */
  role?: 'client' | 'coach';
  file: string;
  /** Requests the session immediately; only for visitors who may have one. */
  guarded: boolean;
  html: string;
}

/** The first API reads of every guarded screen. */
const SESSION = { path: '/api/auth/me' };

/** The dashboards: for each role, the code beyond the route's own and the first API reads. */
const DASHBOARD = '/dashboard';
const DASHBOARDS = {
  client: {
    sources: ['src/app/routes/_signed-in/-athlete-dashboard.tsx'],
    reads: [{ path: '/api/dashboard' }],
  },
  coach: {
    sources: ['src/app/routes/_signed-in/-coach-dashboard.tsx'],
    reads: [
      { path: '/api/clients/summary' },
      ...ROSTER_PAGES.map(({ media, limit }) => ({ path: `/api/clients?limit=${limit}`, media })),
      { path: '/api/alerts?state=open' },
      { path: '/api/messages/unread' },
    ],
  },
} as const;

/** The first API reads of other screens whose URL doesn't contain a user. */
const READS: Partial<Record<string, readonly FirstRead[]>> = {
  '/workout-session': [{ path: '/api/training/today' }],
  '/nutrition/meal-plan': [{ path: '/api/dashboard' }],
};

interface Around {
  dist: string;
  manifest: Manifest;
  /** A page that contains only the frame shown while its screen loads. */
  frame: string;
}

/**
 * The pages of a route. They list everything the screen needs, so that the browser requests it all
 * at once instead of discovering it file by file.
 */
export function routePages(route: BuiltRoute & { path: string }, around: Around): RoutePage[] {
  const { path, guarded } = route;
  const page = { path, guarded };
  const name = (more = '') => `pages/${`${route.name}-${more}`.match(/[a-z]+/gi)?.join('-')}.html`;
  if (path === DASHBOARD) {
    return (['client', 'coach'] as const).map((role) => {
      const { sources, reads } = DASHBOARDS[role];
      const html = guardedPage([...route.sources, ...sources], reads, around);
      return { ...page, role, file: name(role), html };
    });
  }
  const html = guarded
    ? guardedPage(route.sources, READS[path] ?? [], around)
    : openPage(route.sources, around);
  return [{ ...page, file: name(), html }];
}

function guardedPage(
  sources: readonly string[],
  reads: readonly FirstRead[],
  { dist, manifest, frame }: Around,
): string {
  const { scripts, styles } = filesOf(manifest, sources);
  const withSession = appendToHead(frame, readLinks([SESSION, ...reads]));
  return paintFirst(withSession, dist, { styles, scripts });
}

/** A public screen: the frame, with everything it doesn't list itself. */
function openPage(sources: readonly string[], { manifest, frame }: Around): string {
  const first = filesOf(manifest, ['index.html']);
  const { scripts, styles } = filesOf(manifest, sources);
  return appendToHead(frame, [
    ...styleLinks(without(styles, first.styles)),
    ...scriptLinks(without(scripts, first.scripts)),
  ]);
}

const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((file) => !some.includes(file));
