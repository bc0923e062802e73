// npm run check: everything that needs neither a database nor a browser.
import { ensureInstalled } from './lib/install.mjs';
import { Tally } from './lib/tally.mjs';

await ensureInstalled();
const { checks } = await import('./lib/checks.mjs');
const { runVitest } = await import('./lib/suites.mjs');

const tally = new Tally({ maySkip: !process.env.CI });
await tally.runTogether(checks, 2);
// Database tests start and kill whole processes, so only npm test runs them.
const projects = ['!database'];
await tally.run({ name: 'unit tests', run: () => runVitest('vitest.config.ts', { projects }) });
tally.finish();
