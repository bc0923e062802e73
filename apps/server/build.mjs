// Bundles the server into dist/main.js, with the workspace's TypeScript inside. Packages that bring
// files of their own (WebAssembly, native code, pages) stay outside and are found in node_modules.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('dist'), { recursive: true, force: true });
const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@posedown/'));

await build({
  entryPoints: [here('src/main.ts')],
  outdir: here('dist'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external,
  logLevel: 'warning',
});
cpSync(here('src/platform/db/migrations'), here('dist/migrations'), { recursive: true });
