import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Font faces used above the fold. */
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

/** Styles that are only prefetched for the part that needs them. */
export const styleLinks = (files: readonly string[]) =>
  files.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`);

/** Appends to the head of a page. */
export const appendToHead = (html: string, lines: readonly string[]) =>
  html.replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`);

/** The favicon is inlined. A separate request would go before the app. */
export const withIcon = (html: string, svg: string) =>
  html.replace(
    'href="/favicon.svg"',
    () => `href="data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, ' '))}"`,
  );

/** Vite's tags that start the app. */
const EARLY_START =
  /\s*<link rel="(stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*><\/script>/g;

/**
 * The manifest and icons for a phone's home screen. Browsers request them too, and they would go
 * before the app.
 */
const HOME_SCREEN = /\s*(<link rel="(?:apple-touch-icon|manifest)"[^>]*>)/g;

/**
 * The largest files. On a slow connection they determine when the screen appears, so they go
 * first.
 */
const LARGE = /\/(react|base)-/;

/** The libraries of the app. They are run before the app, file by file. */
const SHARED = /\/shared-/;

/**
 * Lets a page be painted from its own bytes: these styles are inlined, and the app starts
 * afterward. Until then the page is readable and its links work.
 * @param scripts the scripts of the screen, requested all at once; the first one is the app
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
  return appendToHead(html.replace(EARLY_START, '').replace(HOME_SCREEN, ''), [
    `<style>${css}</style>`,
    `<template id="later" data-run="${run}">\n      ${later.join('\n      ')}\n    </template>`,
    LATE_START,
  ]);
}

/**
 * Parts wait for their styles before they render; this marks the styles as loaded without a
 * request.
 */
const presentStyle = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

/**
 * Identical on every page, so that the content policy needs only one hash. A background tab paints
 * nothing, so its app doesn't wait for a paint. Libraries run one at a time, because together they
 * would block taps on a phone. A button tapped before the app has rendered is tapped again
 * afterward (`useDrawn`). A page with text first shows that text in its own fonts; a page that
 * only waits for the app shows an error if the app doesn't load.
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
