// npm run check: everything that needs neither a database nor a browser.
import { ensureInstalled } from './lib/install.mjs';
import { Tally } from './lib/tally.mjs';

await ensureInstalled();
const { checks } = await import('./lib/checks.mjs');
const { runVitest } = await import('./lib/suites.mjs');

const tally = new Tally({ maySkip: true });
// Only npm test runs the database tests, which start and kill whole processes, and the slow ones.
const quick = { projects: ['!database'], tags: '!slow' };
const unitTests = { name: 'unit tests', run: () => runVitest('vitest.config.ts', quick) };
await tally.runTogether([unitTests, ...checks], 2);
tally.finish();
