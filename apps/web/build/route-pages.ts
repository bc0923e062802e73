import type { Manifest } from 'vite';
import { ROSTER_PAGES } from '../src/features/athletes/roster-pages.ts';
import { filesOf } from './manifest.ts';
import {
  endHead,
  type FirstRead,
  paintFirst,
  readLinks,
  scriptLinks,
  styleLinks,
} from './page-parts.ts';
import type { BuiltRoute } from './routes.ts';

/** A page, and what the server needs to choose it. */
export interface RoutePage {
  /** `/client/$id`. */
  path: string;
  /** Which role a page is for, where one address has two screens. */
  role?: 'client' | 'coach';
  file: string;
  /** Asks for the session at once: only for a visitor who may have one. */
  guarded: boolean;
  html: string;
}

/** What every guarded screen reads first. */
const SESSION = { path: '/api/auth/me' };

/** The dashboards: what each role's needs besides the route's own code, and what it reads first. */
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

/** What other screens read first, where its address does not name the person. */
const READS: Partial<Record<string, readonly FirstRead[]>> = {
  '/workout-session': [{ path: '/api/training/today' }],
  '/nutrition/meal-plan': [{ path: '/api/dashboard' }],
};

interface Around {
  dist: string;
  manifest: Manifest;
  /** The page that holds nothing but the frame that the screen shows while it loads. */
  frame: string;
}

/**
 * The pages of a route, which name all that its screen needs, so that the browser asks for everything
 * at once instead of finding out file by file.
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
  const asking = endHead(frame, readLinks([SESSION, ...reads]));
  return paintFirst(asking, dist, { styles, scripts });
}

/** A screen that anybody may see: the frame with what it does not name itself. */
function openPage(sources: readonly string[], { manifest, frame }: Around): string {
  const first = filesOf(manifest, ['index.html']);
  const { scripts, styles } = filesOf(manifest, sources);
  return endHead(frame, [
    ...styleLinks(without(styles, first.styles)),
    ...scriptLinks(without(scripts, first.scripts)),
  ]);
}

const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((file) => !some.includes(file));
