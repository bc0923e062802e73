// Bundles the server into dist/main.js, with the workspace's TypeScript and the packages from npm
// inside: a start that reads one file is quicker than one that looks for hundreds.
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
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Found in node_modules as ever: these bring WebAssembly, native code or pages of their own. */
const OUTSIDE = ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', 'sharp'];

/** Asked for by pg and not installed: it goes without. */
const ABSENT = ['pg-native'];

/** Packages in the older form of modules ask for parts of Node by a function that the newer has not. */
const REQUIRE = `import{createRequire}from'node:module';const require=createRequire(import.meta.url);`;

rmSync(here('dist'), { recursive: true, force: true });
await bundle().catch(() => process.exit(1));
cpSync(here('src/platform/db/migrations'), here('dist/migrations'), { recursive: true });
addTemplate();
letEverybodyRead(here('dist/database-template'));

async function bundle() {
  const commands = readdirSync(here('src/commands'))
    .filter((name) => /^db-[a-z]+\.ts$/.test(name))
    .map((name) => here(`src/commands/${name}`));
  await build({
    entryPoints: [here('src/main.ts'), ...commands],
    outdir: here('dist'),
    // All in one folder: the migrations and the web are found by their distance from it.
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    // The engine keeps the source in memory for as long as the server runs.
    minifyWhitespace: true,
    external: [...OUTSIDE, ...ABSENT],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
}

/** An empty database takes two seconds to make and a tenth to copy, so one is kept for copying. */
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
  // Renamed when it is whole, so that an interrupted build leaves no half of one.
  cpSync(template, `${saved}.part`, { recursive: true });
  renameSync(`${saved}.part`, saved);
}

/** Whoever builds is not always who runs it: a service has a user of its own, as in the image. */
function letEverybodyRead(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
