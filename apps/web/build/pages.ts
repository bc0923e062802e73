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

/** The tags for a route's own files that the shell does not load already. */
function routeTags(manifest: Manifest, source: string): string[] {
  const shell = filesOf(manifest, ['index.html']);
  const { scripts, styles } = filesOf(manifest, ['index.html', source]);
  const added = (files: string[], loaded: string[]) => files.filter((f) => !loaded.includes(f));
  return [
    ...added(styles, shell.styles).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...added(scripts, shell.scripts).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
  ];
}

function fill(
  shell: string,
  { body, title, description }: PrerenderedPage,
  tags: string[],
): string {
  const described = description
    ? shell.replace(/(<meta name="description" content=")[^"]*/, `$1${escapeText(description)}`)
    : shell;
  return described
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`)
    .replace('</head>', `  ${tags.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

/** `'sha256-…'` of every script that stands in the page itself. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/**
 * Writes the prerendered pages, the shell (`app.html`) and, for the server's content policy,
 * `csp-hashes.json`: `{ "script-src": ["'sha256-…'"] }`.
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
    written.set(file, fill(shell, await prerender(path), routeTags(manifest, source)));
  }
  for (const [file, html] of written) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  }
  const hashes = [...new Set([...written.values()].flatMap(inlineScriptHashes))];
  writeFileSync(
    join(dist, 'csp-hashes.json'),
    `${JSON.stringify({ 'script-src': hashes }, null, 2)}\n`,
  );
}
