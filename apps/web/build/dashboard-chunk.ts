import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the bundler knows of a module, as far as it is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const APP = fileURLToPath(new URL('../src/app/', import.meta.url));
const OWN = /\/apps\/web\/src\//;

/** The app itself and the screens that need no session: their files are in no folder for who is logged in. */
const PUBLIC = [
  `${APP}main.tsx`,
  ...readdirSync(`${APP}routes`)
    .filter((name) => /^[a-z].*\.tsx$/.test(name))
    .map((name) => `${APP}routes/${name}?tsr-split=component`),
];

/** Our own modules that these need at once. Lazy parts and packages are not among them. */
export function neededBy(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const needed = new Set<string>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (needed.has(next) || !OWN.test(next)) continue;
    needed.add(next);
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
  }
  return needed;
}

/**
 * Where a module goes that a dashboard shares with other screens: into one file a dashboard, and one for what both
 * need. Everyone's visit begins there, and over a slow line each file costs more than its bytes.
 */
export function dashboardChunk(id: string, graph: ModuleGraph): string | null {
  if (neededBy(PUBLIC, graph).has(id)) return null;
  const isOf = (role: string) =>
    neededBy([`${APP}routes/_signed-in/-${role}-dashboard.tsx`], graph).has(id);
  const [isAthletes, isCoaches] = [isOf('athlete'), isOf('coach')];
  if (isAthletes && isCoaches) return 'dashboards';
  if (isAthletes) return 'today';
  return isCoaches ? 'desk' : null;
}
