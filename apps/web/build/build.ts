import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildApp } from './build-app.ts';
import { compressFiles } from './compress.ts';
import { readManifest } from './manifest.ts';
import { writePages } from './pages.ts';
import { buildServiceWorker } from './service-worker.ts';
import { weighRoutes } from './weigh-routes.ts';

/* Builds the web app into `dist`:
   - index.html: the home page, prerendered
   - login/index.html: the login page, prerendered
   - pages/: a page for every other route
   - pages.json: the list of pages and their roles
   - app.html: the shell for every other URL
   - sw.js: opens the app offline
   - assets/: scripts, styles and fonts, named by content hash, so that they can be cached
   forever
   - csp-hashes.json: the hashes for the content policy's script-src and style-src
   - weights.json: the first load of every route after gzip */

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const prerenderer = join(root, 'node_modules/.prerender');

await buildApp({ root, logLevel: 'warn' });
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/app/entry-prerender.tsx',
    outDir: prerenderer,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
});

const { prerender } = (await import(
  pathToFileURL(join(prerenderer, 'entry-prerender.js')).href
)) as typeof import('../src/app/entry-prerender.tsx');

const manifest = readManifest(dist);
await writePages({ dist, manifest, prerender });
await buildServiceWorker(root, dist, manifest);
compressFiles(dist);
const weights = weighRoutes(dist, manifest);
rmSync(prerenderer, { recursive: true });

for (const { route, scriptBytes, scriptFiles, styleBytes } of weights) {
  const scripts = `${scriptBytes} B in ${scriptFiles} scripts`;
  process.stdout.write(`${route.padEnd(40)} ${scripts}, ${styleBytes} B styles\n`);
}
// A timer of a rendered library must not keep the build process alive.
process.exit(0);
