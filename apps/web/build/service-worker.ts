import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const WORKER = 'src/app/service-worker/service-worker.ts';

/** Whole faces stay out: half a first face is enough to read by, and each is as large as ten screens. */
const LEFT_OUT = /-latin-[\w-]*\.woff2$/;

interface BuiltFile {
  url: string;
  /** What the file holds; null where its name says it. */
  revision: string | null;
}

/** All that the app needs to run without a network, of what stands in `dist`. */
export function filesToKeep(dist: string): BuiltFile[] {
  const parts = readdirSync(join(dist, 'assets')).filter((name) => !LEFT_OUT.test(name));
  const app = createHash('sha256').update(readFileSync(join(dist, 'app.html')));
  return [
    { url: '/app.html', revision: app.digest('hex') },
    ...parts.sort().map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
}

/** Builds `sw.js`, which keeps them. Before the files are compressed: a browser asks for the plain names. */
export async function buildServiceWorker(root: string, dist: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { BUILT_FILES: JSON.stringify(filesToKeep(dist)) },
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, WORKER),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
