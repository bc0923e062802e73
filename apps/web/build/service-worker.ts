import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { filesOf } from './manifest.ts';
import { firstFonts } from './page-parts.ts';

/** The file that reads cached replies: `plan-chunks.ts`. It loads the contract to validate them. */
const ANSWERS = 'settled';

const WORKER = 'src/app/service-worker/service-worker.ts';

/**
 * Whole faces are excluded: the subset is enough for reading, and each face is as large as ten
 * screens.
 */
const EXCLUDED = /-latin-[\w-]*\.woff2$/;

interface BuiltFile {
  url: string;
  /** A hash of the content; null if the file name contains it. */
  revision: string | null;
}

interface FilesToCache {
  /** The files that every page needs. */
  first: BuiltFile[];
  /** The files that some pages need. */
  parts: string[];
  /** Those of `parts` that read cached replies. */
  answerParts: string[];
}

/** All files in `dist` that the app needs to run offline. */
export function filesToCache(dist: string, manifest: Manifest): FilesToCache {
  const app = createHash('sha256').update(readFileSync(join(dist, 'app.html')));
  const { scripts, styles } = filesOf(manifest, ['index.html']);
  const first = [...scripts, ...styles, ...firstFonts(manifest)].map((file) => `/${file}`).sort();
  const parts = readdirSync(join(dist, 'assets'))
    .filter((name) => !EXCLUDED.test(name))
    .map((name) => `/assets/${name}`)
    .filter((url) => !first.includes(url));
  const [source, answers] = Object.entries(manifest).find(([, { name }]) => name === ANSWERS) ?? [];
  if (!source) throw new Error(`No file is named ${ANSWERS}`);
  const reading = filesOf(manifest, [source, ...(answers?.dynamicImports ?? [])]);
  const answerParts = reading.scripts
    .map((file) => `/${file}`)
    .filter((url) => parts.includes(url));
  return {
    first: [
      { url: '/app.html', revision: app.digest('hex') },
      ...first.map((url) => ({ url, revision: null })),
    ],
    parts: parts.sort(),
    answerParts,
  };
}

/**
 * Builds `sw.js`, which caches them. Runs before compression, because browsers request the plain
 * names.
 */
export async function buildServiceWorker(
  root: string,
  dist: string,
  manifest: Manifest,
): Promise<void> {
  const { first, parts, answerParts } = filesToCache(dist, manifest);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      FIRST_FILES: JSON.stringify(first),
      PARTS: JSON.stringify(parts),
      ANSWER_PARTS: JSON.stringify(answerParts),
    },
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
