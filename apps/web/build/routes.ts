import type { Manifest } from 'vite';

/** What a screen is split off as, alone or with what loads it. */
const SPLIT = '?tsr-split=component';
const SPLITS = [SPLIT, `${SPLIT}---loader`];
const ROUTES = 'src/app/routes/';

/** A screen with an address of its own, or a layout around some of them. */
export interface BuiltRoute {
  /** `_signed-in/account`. */
  name: string;
  /** `/client/$id`; a layout has none. */
  path: string | undefined;
  /** Needs a session. */
  guarded: boolean;
  /** The chunks of the route and of the layouts around it, by their sources. */
  sources: string[];
}

/** `src/app/routes/_signed-in/account.tsx` → `_signed-in/account`. */
const routeName = (source: string) => source.slice(ROUTES.length).replace(/\.tsx.*$/, '');

/** `_coach/competition/$id_.peak-week` → `/competition/$id/peak-week`, as the router reads names. */
export function pathOf(name: string): string | undefined {
  const segments = name.replaceAll('.', '/').split('/');
  if (segments.at(-1)?.startsWith('_')) return undefined;
  const shown = segments.filter((segment) => !segment.startsWith('_') && segment !== 'index');
  return `/${shown.map((segment) => segment.replace(/_$/, '')).join('/')}`;
}

function sourcesOf(manifest: Manifest, source: string): string[] {
  const folders = routeName(source).split('/').slice(0, -1);
  const layouts = folders.map(
    (_, depth) => `${ROUTES}${folders.slice(0, depth + 1).join('/')}.tsx${SPLIT}`,
  );
  return ['index.html', ...layouts.filter((layout) => manifest[layout]), source];
}

/** Every route of the app, read from what was built. @throws Error when there is none */
export function builtRoutes(manifest: Manifest): BuiltRoute[] {
  const routes = Object.keys(manifest)
    .filter((source) => source.startsWith(ROUTES) && SPLITS.some((split) => source.endsWith(split)))
    .map((source) => {
      const name = routeName(source);
      const sources = sourcesOf(manifest, source);
      return { name, path: pathOf(name), guarded: name.startsWith('_'), sources };
    });
  if (routes.length === 0) throw new Error('No route was built');
  return routes;
}
