import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { filesOf, gzipBytes } from './manifest.ts';

const SPLIT = '?tsr-split=component';
const ROUTES = 'src/app/routes/';

export interface RouteWeight {
  route: string;
  /** Bytes after gzip of all that is loaded before the route can be drawn. */
  scriptBytes: number;
  styleBytes: number;
}

/** `src/app/routes/_signed-in/account.tsx` → `_signed-in/account`. */
const routeName = (source: string) => source.slice(ROUTES.length).replace(/\.tsx.*$/, '');

/** The chunks of a route and of the layouts around it: `_signed-in` for `_signed-in/account`. */
function sourcesOf(manifest: Manifest, source: string): string[] {
  const folders = routeName(source).split('/').slice(0, -1);
  const layouts = folders.map(
    (_, depth) => `${ROUTES}${folders.slice(0, depth + 1).join('/')}.tsx${SPLIT}`,
  );
  return ['index.html', ...layouts.filter((layout) => manifest[layout]), source];
}

/**
 * Weighs the first load of every route and writes it to `dist/weights.json`. Whether it is too much is
 * for `npm test` to say: nobody's start fails over it.
 */
export function weighRoutes(dist: string, manifest: Manifest): RouteWeight[] {
  const weights = Object.keys(manifest)
    .filter((source) => source.startsWith(ROUTES) && source.endsWith(SPLIT))
    .map((source) => {
      const { scripts, styles } = filesOf(manifest, sourcesOf(manifest, source));
      const [scriptBytes, styleBytes] = [gzipBytes(dist, scripts), gzipBytes(dist, styles)];
      return { route: routeName(source), scriptBytes, styleBytes };
    });
  writeFileSync(join(dist, 'weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
  if (weights.length === 0) throw new Error('No route was found to weigh');
  return weights;
}
