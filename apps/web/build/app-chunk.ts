import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The part of the bundler's module information that is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

const APP = fileURLToPath(new URL('../src/app/', import.meta.url));

/** The app's entry and the screens that need no session: their files are in no folder for who is logged in. */
const PUBLIC = [
  `${APP}main.tsx`,
  ...readdirSync(`${APP}routes`)
    .filter((name) => /^[a-z].*\.tsx$/.test(name))
    .map((name) => `${APP}routes/${name}?tsr-split=component`),
];

/** Modules that only pass on what others declare. Importing one name from them needs one module behind them. */
const INDEX = /\/packages\/\w+\/src\/index\.ts$|\/tabler-icons-react\.\w+$/;
const ICON = /\/(Icon\w+)\.\w+$/;

const IMPORTED = /\bimport\s*\{([^}]*)\}\s*from\s*["']@(?:posedown|tabler)\/([\w-]+)["']/g;
const DECLARED = /\bexport\s+(?:async\s+)?(?:const|let|class|function\*?)\s+(\w+)/g;
const LISTED = /\bexport\s*\{([^}]*)\}/g;

const firsts = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, first = '']) => first);

/** `a, b as c` → `a`, `b`. */
const namesIn = (list: string) => list.split(',').map((name) => name.trim().split(/\s/)[0] ?? '');

/** The names that a module imports from an index. */
const namesFrom = (index: string, code: string) =>
  [...code.matchAll(IMPORTED)]
    .filter(([, , library = '']) => index.includes(`/${library}/`))
    .flatMap(([, list = '']) => namesIn(list));

/** Where an index finds each name: an icon in the file called like it, anything else where it is declared. */
function exportsOf(index: string, graph: ModuleGraph): Map<string, string> {
  const found = new Map<string, string>();
  for (const id of graph.getModuleInfo(index)?.importedIds ?? []) {
    const icon = ICON.exec(id)?.[1];
    const code = graph.getModuleInfo(id)?.code ?? '';
    const names = icon
      ? [icon]
      : [...firsts(code, DECLARED), ...firsts(code, LISTED).flatMap(namesIn)];
    for (const name of names) found.set(name, id);
  }
  return found;
}

/** The modules that these need at once; lazy parts are not among them. */
export function neededBy(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const indexes = new Map<string, Map<string, string>>();
  const needed = new Set<string>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (needed.has(next)) continue;
    needed.add(next);
    const info = graph.getModuleInfo(next);
    for (const id of info?.importedIds ?? []) {
      if (!INDEX.test(id)) {
        waiting.push(id);
        continue;
      }
      const behind = indexes.get(id) ?? exportsOf(id, graph);
      indexes.set(id, behind);
      for (const name of namesFrom(id, info?.code ?? '')) {
        waiting.push(behind.get(name) ?? id);
      }
    }
  }
  return needed;
}

const DESK = [`${APP}routes/_signed-in/-coach-dashboard.tsx`];
const chunks = new WeakMap<ModuleGraph, { byPublic: Set<string>; byDesk: Set<string> }>();

function neededIn(graph: ModuleGraph) {
  const known = chunks.get(graph);
  if (known) return known;
  const found = { byPublic: neededBy(PUBLIC, graph), byDesk: neededBy(DESK, graph) };
  chunks.set(graph, found);
  return found;
}

/** The chunk of what many screens behind the login share, but for what a public page needs too. */
export const appChunk = (id: string, graph: ModuleGraph): string | null =>
  neededIn(graph).byPublic.has(id) ? null : 'app';

/** The chunk of what the coach's dashboard shares with some other screen. */
export function deskChunk(id: string, graph: ModuleGraph): string | null {
  const { byPublic, byDesk } = neededIn(graph);
  return byDesk.has(id) && !byPublic.has(id) ? 'desk' : null;
}
