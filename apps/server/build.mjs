// Bundles the server into dist/main.js, including workspace TypeScript and npm packages. Loading one file starts faster
// than resolving hundreds.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Not bundled, because these packages contain WebAssembly, native code or web pages, or are rarely needed and large. */
const OUTSIDE = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'sharp',
];

/** Optional dependency of pg that isn't installed. */
const ABSENT = ['pg-native'];

/** CommonJS packages require Node modules with a function that ES modules don't have. */
const REQUIRE = `import{createRequire}from'node:module';const require=createRequire(import.meta.url);`;

rmSync(here('dist'), { recursive: true, force: true });
await bundle().catch(() => process.exit(1));
for (const name of readdirSync(here('dist')))
  if (name.endsWith('.js')) escapeToAscii(join(here('dist'), name));
cpSync(here('src/platform/db/migrations'), here('dist/migrations'), { recursive: true });
addTemplate();
makeWorldReadable(here('dist/database-template'));

async function bundle() {
  const commands = readdirSync(here('src/commands'))
    .filter((name) => /^(db|files)-[a-z]+\.ts$/.test(name))
    .map((name) => here(`src/commands/${name}`));
  await build({
    entryPoints: [here('src/main.ts'), ...commands],
    outdir: here('dist'),
    // Everything in one folder, because migrations and web app are found by relative path.
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    // Minified, because the engine keeps the source in memory as long as the server runs.
    minifyWhitespace: true,
    external: [...OUTSIDE, ...ABSENT],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
}

/**
 * A single character beyond Latin-1 makes the engine store the whole source with two bytes per character. The bundler
 * leaves them in template literals.
 */
function escapeToAscii(/** @type {string} */ path) {
  const text = readFileSync(path, 'utf8');
  const escaped = text.replace(
    /[^\0-\x7F]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  writeFileSync(path, escaped);
}

/** Creating an empty database takes two seconds, copying one a tenth, so ship a template. */
function addTemplate() {
  const template = here('dist/database-template');
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const saved = here(`../../node_modules/.cache/posedown/database-${version}`);
  if (existsSync(saved)) {
    cpSync(saved, template, { recursive: true });
    return;
  }
  execFileSync(process.execPath, [here('dist/db-template.js')], { stdio: 'inherit' });
  mkdirSync(dirname(saved), { recursive: true });
  // Renamed when complete, so that an interrupted build leaves no partial file.
  cpSync(template, `${saved}.part`, { recursive: true });
  renameSync(`${saved}.part`, saved);
}

/** The service may run as a different user than the one who builds, as in the image. */
function makeWorldReadable(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
