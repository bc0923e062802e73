import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../src/app/entry-prerender.tsx';
import { type Prerender, waitingPage, wholePage } from './frames.ts';
import { filesOf } from './manifest.ts';
import { appendToHead, fontLinks, paintFirst, withIcon } from './page-parts.ts';
import { type RoutePage, routePages } from './route-pages.ts';
import { type BuiltRoute, builtRoutes } from './routes.ts';

/** The output file of each fully prerendered page, by path. */
const PRERENDERED: Record<string, string> = { '/': 'index.html', '/login': 'login/index.html' };

/** The page for URLs without their own page. It contains only the app. */
const SHELL = 'app.html';

const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function describe(shell: string, { title, description }: PrerenderedPage): string {
  const described = description
    ? shell.replace(/(<meta name="description" content=")[^"]*/, `$1${escapeText(description)}`)
    : shell;
  return described.replace(/<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`);
}

interface Built {
  dist: string;
  manifest: Manifest;
  prerender: Prerender;
}

/** All pages by file, and the list from which the server selects. */
async function createPages({ dist, manifest, prerender }: Built) {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const shell = appendToHead(
    withIcon(read('index.html'), read('favicon.svg')),
    fontLinks(manifest),
  );
  const files = new Map([[SHELL, await waitingPage(shell, undefined, prerender)]]);
  const list: Omit<RoutePage, 'html'>[] = [];

  async function addPrerendered(path: string, file: string, { sources }: BuiltRoute) {
    const { scripts, styles } = filesOf(manifest, sources);
    const page = await prerender(path);
    const filled = await wholePage(describe(shell, page), { path, body: page.body }, prerender);
    files.set(file, paintFirst(filled, dist, { styles, scripts }));
    list.push({ path, file, guarded: false });
  }

  for (const route of builtRoutes(manifest)) {
    const { path } = route;
    if (path === undefined) continue;
    const whole = PRERENDERED[path];
    if (whole) await addPrerendered(path, whole, route);
    else {
      const frame = await waitingPage(shell, { path, guarded: route.guarded }, prerender);
      for (const page of routePages({ ...route, path }, { dist, manifest, frame })) {
        const { html, ...entry } = page;
        files.set(entry.file, html);
        list.push(entry);
      }
    }
  }
  return { files, list };
}

const INLINE = {
  'script-src': /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  'style-src': /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/** The CSP hashes (`'sha256-…'`) of all inline content of the pages. */
function inlineHashes(pages: Iterable<string>, pattern: RegExp): string[] {
  const found = [...pages].flatMap((html) => [...html.matchAll(pattern)]);
  const hashes = found.map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * Writes the prerendered pages, a page for every other route, the shell (`app.html`), the list of
 * pages (`pages.json`) and, for the server's content policy, `csp-hashes.json`: `{ "script-src":
 * ["'sha256-…'"], "style-src": { "app.html": ["'sha256-…'"] } }`. Each page has its own styles.
 */
export async function writePages(built: Built): Promise<void> {
  const { dist } = built;
  const { files, list } = await createPages(built);
  for (const [file, html] of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  }
  const hashes = {
    'script-src': inlineHashes(files.values(), INLINE['script-src']),
    'style-src': Object.fromEntries(
      [...files].map(([file, html]) => [file, inlineHashes([html], INLINE['style-src'])]),
    ),
  };
  writeFileSync(join(dist, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`);
  writeFileSync(join(dist, 'csp-hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
