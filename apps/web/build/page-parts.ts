import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Faces that are seen before anything is scrolled. */
const FIRST_FONTS = /\/(inter|barlow)-[\w-]+\.woff2$/;

export const firstFonts = (manifest: Manifest) =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => FIRST_FONTS.test(file) && !file.includes('-latin-'));

export const fontLinks = (manifest: Manifest) =>
  firstFonts(manifest).map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );

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

/** The icon of the tab stands in the page itself: asked for on its own it goes before the app. */
export const withIcon = (html: string, svg: string) =>
  html.replace(
    'href="/favicon.svg"',
    () => `href="data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, ' '))}"`,
  );

/** What Vite put into the page so that the app starts at once. */
const EARLY_START =
  /\s*<link rel="(stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*><\/script>/g;

/** What a phone's home screen wants. A browser asks for it too, and it would go before the app. */
const HOME_SCREEN = /\s*(<link rel="(?:apple-touch-icon|manifest)"[^>]*>)/g;

/** The largest files. Over a slow line they decide when the screen is there: they go first. */
const LARGE = /\/(react|base)-/;

/** What the app is put together from. It is run before the app, file by file. */
const SHARED = /\/shared-/;

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
  const large = scripts
    .filter((file) => LARGE.test(file))
    .sort()
    .reverse();
  const small = scripts.filter((file) => !LARGE.test(file));
  const links = [...html.matchAll(HOME_SCREEN)].map(([, link = '']) => link);
  const later = [...styles.map(presentStyle), ...scriptLinks([...large, ...small]), ...links];
  const shared = scripts.filter((file) => SHARED.test(file));
  const run = [...large, ...shared, app].map((file) => `/${file}`).join(' ');
  const css = styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  return endHead(html.replace(EARLY_START, '').replace(HOME_SCREEN, ''), [
    `<style>${css}</style>`,
    `<template id="later" data-run="${run}">\n      ${later.join('\n      ')}\n    </template>`,
    LATE_START,
  ]);
}

/** Before a part is drawn, its styles are waited for: this says that they are here. It is not fetched. */
const presentStyle = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

/**
 * The same on every page, so that the content policy names it once. A tab in the background paints
 * nothing, so its app does not wait for that. The libraries are run one after the other: at once they
 * keep a phone from answering a tap. A button that is tapped before the app has drawn it is tapped again
 * once it has (`useDrawn`). A page with words of its own shows them in their own letters first;
 * one that only waits for the app says so when it does not come.
 */
const LATE_START = `<script type="module">
const { content, dataset } = document.getElementById('later');
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
let tapped;
const note = ({ target }) => { tapped = target.closest('button'); };
addEventListener('click', note);
addEventListener('drawn', () => {
  removeEventListener('click', note);
  tapped?.click();
}, { once: true });
const homeScreen = content.querySelectorAll('[rel=manifest], [rel=apple-touch-icon]');
for (const link of homeScreen) link.remove();
setTimeout(() => document.head.append(...homeScreen), 3000);
const waiting = document.querySelector('[data-waiting] p');
const frame = () => document.hidden || new Promise(requestAnimationFrame);
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  setTimeout(done, document.hidden ? 0 : 1000);
});
await painted;
if (!waiting) {
  await Promise.race([document.fonts.ready, pause(3000)]);
  await frame();
  await frame();
}
await pause();
document.head.append(content);
try {
  for (const file of dataset.run.split(' ')) {
    await import(file);
    await pause();
  }
} catch (error) {
  if (waiting) waiting.textContent = 'Posedown could not be loaded. Check your connection, then reload the page.';
  throw error;
}
</script>`;
