import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../src/app/entry-prerender.tsx';
import { filesOf } from './manifest.ts';

/** Pages made at build time: what is asked for, where the HTML goes, whose code it is. */
const PAGES = [
  { path: '/', file: 'index.html', source: 'src/app/routes/index.tsx?tsr-split=component' },
  {
    path: '/login',
    file: 'login/index.html',
    source: 'src/app/routes/login.tsx?tsr-split=component',
  },
] as const;

/** Every other address gets this page, which holds nothing but the app. */
const SHELL = 'app.html';

/** Faces that are seen before anything is scrolled. */
const FIRST_FONTS = [/inter-latin-wght-normal/, /barlow-condensed-latin-600-normal/];

const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function fontPreloads(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => FIRST_FONTS.some((font) => font.test(file)))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
}

/**
 * Loads the app once the page has been painted, with all its files at once. Until then the page is
 * readable and its links are links.
 */
function lateStart(entry: string, scripts: readonly string[]): string {
  const files = JSON.stringify(scripts.map((file) => `/${file}`));
  return `<script type="module">
requestAnimationFrame(() => setTimeout(() => {
  for (const href of ${files}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import('/${entry}');
}));
</script>`;
}

/** Lets a page be painted from its own bytes: its styles stand in it, and its scripts wait. */
function paintFirst(html: string, dist: string, manifest: Manifest, source: string): string {
  const { scripts, styles } = filesOf(manifest, ['index.html', source]);
  const css = styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  const [entry = ''] = scripts;
  return html
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(
      '</head>',
      () => `  <style>${css}</style>\n    ${lateStart(entry, scripts)}\n  </head>`,
    );
}

function fill(shell: string, { body, title, description }: PrerenderedPage): string {
  const described = description
    ? shell.replace(/(<meta name="description" content=")[^"]*/, `$1${escapeText(description)}`)
    : shell;
  return described
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

const INLINE = {
  'script-src': /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  'style-src': /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/** `'sha256-…'` of everything that stands in the pages themselves. */
function inlineHashes(pages: Iterable<string>, pattern: RegExp): string[] {
  const found = [...pages].flatMap((html) => [...html.matchAll(pattern)]);
  const hashes = found.map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * Writes the prerendered pages, the shell (`app.html`) and, for the server's content policy,
 * `csp-hashes.json`: `{ "script-src": ["'sha256-…'"], "style-src": ["'sha256-…'"] }`.
 */
export async function writePages(
  dist: string,
  manifest: Manifest,
  prerender: (path: string) => Promise<PrerenderedPage>,
): Promise<void> {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    '</head>',
    `  ${fontPreloads(manifest).join('\n    ')}\n  </head>`,
  );
  const written = new Map([[SHELL, shell]]);
  for (const { path, file, source } of PAGES) {
    written.set(file, paintFirst(fill(shell, await prerender(path)), dist, manifest, source));
  }
  for (const [file, html] of written) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  }
  const hashes = {
    'script-src': inlineHashes(written.values(), INLINE['script-src']),
    'style-src': inlineHashes(written.values(), INLINE['style-src']),
  };
  writeFileSync(join(dist, 'csp-hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
