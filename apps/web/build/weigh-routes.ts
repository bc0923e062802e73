import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { filesOf, gzipBytes } from './manifest.ts';
import { DASHBOARD, DASHBOARDS } from './route-pages.ts';
import { builtRoutes } from './routes.ts';

export interface RouteWeight {
  route: string;
  /** The size after gzip, in bytes, of everything loaded before the route can render. */
  scriptBytes: number;
  styleBytes: number;
  scriptFiles: number;
}

/**
 * Computes the first load of every route and writes it to `dist/weights.json`. `npm test` checks
 * the budget, so that an overweight page never keeps the product from starting.
 */
export function weighRoutes(dist: string, manifest: Manifest): RouteWeight[] {
  const weights = builtRoutes(manifest).flatMap(({ name, path, sources }) => {
    if (path !== DASHBOARD) return weigh(name, sources);
    return Object.entries(DASHBOARDS).map(([role, source]) =>
      weigh(`${name} (${role})`, [...sources, source]),
    );
  });
  function weigh(route: string, sources: readonly string[]): RouteWeight {
    const { scripts, styles } = filesOf(manifest, sources);
    const [scriptBytes, styleBytes] = [gzipBytes(dist, scripts), gzipBytes(dist, styles)];
    return { route, scriptBytes, styleBytes, scriptFiles: scripts.length };
  }
  writeFileSync(join(dist, 'weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
  return weights;
}
