import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Faces that are seen before anything is scrolled. */
const FIRST_FONTS = /\/(inter|barlow)-[\w-]+\.woff2$/;

export function fontLinks(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => FIRST_FONTS.test(file) && !file.includes('-latin-'))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
}

export const scriptLinks = (files: readonly string[]) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);

/** Styles that only wait in the cache for the part that needs them. */
export const styleLinks = (files: readonly string[]) =>
  files.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`);

/** A read of the API; where its address follows the width of the window, for which one. */
export interface FirstRead {
  path: string;
  media?: string;
}

/** Reads of the API, asked for as `lib/api-client.ts` asks: with cookies. */
export const readLinks = (reads: readonly FirstRead[]) =>
  reads.map(({ path, media }) => {
    const when = media ? ` media="${media}"` : '';
    const href = path.replace(/&/g, '&amp;');
    return `<link rel="preload" as="fetch" crossorigin="use-credentials"${when} href="${href}">`;
  });

/** Puts more at the end of a page's head. */
export const endHead = (html: string, lines: readonly string[]) =>
  html.replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`);

/** What Vite put into the page so that the app starts at once. */
const EARLY_START =
  /\s*<link rel="(stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*><\/script>/g;

/**
 * Lets a page be painted from its own bytes: these styles stand in it, and the app starts afterwards.
 * Until then the page is readable and its links are links.
 * @param scripts what the screen needs, asked for then all at once; the first of them is the app
 */
export function paintFirst(
  html: string,
  dist: string,
  { styles, scripts }: { styles: readonly string[]; scripts: readonly string[] },
): string {
  const [app = ''] = scripts;
  // Over a slow line the largest file decides when the screen is there: it goes first.
  const base = scripts.filter((file) => /\/base-/.test(file));
  const rest = scripts.filter((file) => !base.includes(file));
  const later = [...styles.map(presentStyle), ...scriptLinks([...base, ...rest])];
  const css = styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  return endHead(html.replace(EARLY_START, ''), [
    `<style>${css}</style>`,
    `<template id="later" data-app="/${app}">\n      ${later.join('\n      ')}\n    </template>`,
    LATE_START,
  ]);
}

/** Before a part is drawn, its styles are waited for: this says that they are here. It is not fetched. */
const presentStyle = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

/** The same on every page, so that the content policy names it once. */
const LATE_START = `<script type="module">
requestAnimationFrame(() => setTimeout(() => {
  const { content, dataset } = document.getElementById('later');
  document.head.append(content);
  import(dataset.app);
}));
</script>`;
