import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The fields of the bundler's module information used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

const APP = fileURLToPath(new URL('../src/app/', import.meta.url));

/** The app's entry and the screens that need no session, which are outside the role folders. */
const PUBLIC = [
  `${APP}main.tsx`,
  ...readdirSync(`${APP}routes`)
    .filter((name) => /^[a-z].*\.tsx$/.test(name))
    .map((name) => `${APP}routes/${name}?tsr-split=component`),
];

/** Modules that only re-export. Importing one name from them needs one module behind them. */
const INDEX = /\/packages\/\w+\/src\/index\.ts$|\/tabler-icons-react\.\w+$/;
const ICON = /\/(Icon\w+)\.\w+$/;

const IMPORTED = /\bimport\s*\{([^}]*)\}\s*from\s*["']@(?:posedown|tabler)\/([\w-]+)["']/g;
const DECLARED = /\bexport\s+(?:async\s+)?(?:const|let|class|function\*?)\s+(\w+)/g;
const LISTED = /\bexport\s*\{([^}]*)\}/g;

const firsts = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, first = '']) => first);

/** The names in an import list: `a, b as c` gives `a` and `b`. */
const namesIn = (list: string) => list.split(',').map((name) => name.trim().split(/\s/)[0] ?? '');

/** The names that a module imports from an index. */
const namesFrom = (index: string, code: string) =>
  [...code.matchAll(IMPORTED)]
    .filter(([, , library = '']) => index.includes(`/${library}/`))
    .flatMap(([, list = '']) => namesIn(list));

/**
 * Where an index finds each name: an icon in the file with its name, anything else where it is
 * declared.
 */
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

/** The modules that these import statically. Lazy parts are not included. */
export function staticImportsOf(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const indexes = new Map<string, Map<string, string>>();
  const modules = new Set<string>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (modules.has(next)) continue;
    modules.add(next);
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
  return modules;
}

const DESK = [`${APP}routes/_signed-in/-coach-dashboard.tsx`];
const chunks = new WeakMap<ModuleGraph, { byPublic: Set<string>; byDesk: Set<string> }>();

function createLookup(graph: ModuleGraph) {
  const cached = chunks.get(graph);
  if (cached) return cached;
  const found = { byPublic: staticImportsOf(PUBLIC, graph), byDesk: staticImportsOf(DESK, graph) };
  chunks.set(graph, found);
  return found;
}

/**
 * The chunk of modules that many screens behind the login share, except those that a public page
 * needs too.
 */
export const appChunk = (id: string, graph: ModuleGraph): string | null =>
  createLookup(graph).byPublic.has(id) ? null : 'app';

/** The chunk of modules that the coach's dashboard shares with another screen. */
export function deskChunk(id: string, graph: ModuleGraph): string | null {
  const { byPublic, byDesk } = createLookup(graph);
  return byDesk.has(id) && !byPublic.has(id) ? 'desk' : null;
}
