import type { Manifest } from 'vite';
import { firstReadLines } from './first-reads.ts';
import { filesOf } from './manifest.ts';
import { appendToHead, paintFirst, scriptLinks, styleLinks } from './page-parts.ts';
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

/** The dashboards: for each role, the code beyond the route's own. */
export const DASHBOARD = '/dashboard';
export const DASHBOARDS = {
  client: 'src/app/routes/_signed-in/-athlete-dashboard.tsx',
  coach: 'src/app/routes/_signed-in/-coach-dashboard.tsx',
} as const;

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
      const html = guardedPage({ ...route, sources: [...route.sources, DASHBOARDS[role]] }, around);
      return { ...page, role, file: name(role), html };
    });
  }
  const html = guarded ? guardedPage(route, around) : openPage(route.sources, around);
  return [{ ...page, file: name(), html }];
}

/** The folder of a guard admits one role. */
function roleOf(name: string): 'client' | 'coach' | undefined {
  if (name.startsWith('_athlete/')) return 'client';
  return name.startsWith('_coach/') ? 'coach' : undefined;
}

function guardedPage(
  { name, path, sources }: BuiltRoute & { path: string },
  { dist, manifest, frame }: Around,
): string {
  const { scripts, styles } = filesOf(manifest, sources);
  const reading = appendToHead(frame, firstReadLines(path, roleOf(name)));
  return paintFirst(reading, dist, { styles, scripts });
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
