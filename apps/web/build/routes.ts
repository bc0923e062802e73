import type { Manifest } from 'vite';

/** Query parameters of a split-off screen, alone or with its loader. */
const SPLIT = '?tsr-split=component';
const SPLITS = [SPLIT, `${SPLIT}---loader`];
const ROUTES = 'src/app/routes/';

/** A screen with its own URL, or a layout around several. */
export interface BuiltRoute {
  /** Such as `_signed-in/account`. */
  name: string;
  /** Such as `/client/$id`; undefined for a layout. */
  path: string | undefined;
  /** Whether it requires a session. */
  guarded: boolean;
  /** The chunks of the route and its layouts, by source. */
  sources: string[];
}

/**
 * The route id of a source file: `src/app/routes/_signed-in/account.tsx` is `_signed-in/account`.
 */
const routeName = (source: string) => source.slice(ROUTES.length).replace(/\.tsx.*$/, '');

/**
 * The path of a route id: `_coach/competition/$id_.peak-week` is `/competition/$id/peak-week`, by
 * the router's naming rules.
 */
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

/** Every route of the built app. @throws Error if there is none */
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
