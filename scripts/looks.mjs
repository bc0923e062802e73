// npm run looks: renders every screen in every state into looks/, with one contact sheet. npm run looks -- coach
// /admin: only some roles or paths.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { ensureSystemParts } from './lib/system-parts.mjs';

await ensureInstalled();
const { chromium } = await ensureSystemParts();
if (!chromium) {
  console.error('No Chromium was found (set CHROMIUM_PATH).');
  process.exit(1);
}
await ensureBuilt();
await run(
  process.execPath,
  ['--import', 'tsx', 'e2e/looks/take-looks.ts', ...process.argv.slice(2)],
  {
    CHROMIUM_PATH: chromium,
  },
);
