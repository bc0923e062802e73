// npm run check: everything that needs neither a database nor a browser.
import { ensureInstalled } from './lib/install.mjs';
import { Tally } from './lib/tally.mjs';

await ensureInstalled();
const { checks } = await import('./lib/checks.mjs');
const { runVitest } = await import('./lib/suites.mjs');

const tally = new Tally({ maySkip: true });
await tally.runTogether(checks, 2);
// Only npm test runs the database tests, which start and kill whole processes, and the slow ones.
const quick = { projects: ['!database'], tags: '!slow' };
await tally.run({ name: 'unit tests', run: () => runVitest('vitest.config.ts', quick) });
tally.finish();
