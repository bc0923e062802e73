// npm test: installs what is missing, then checks everything. In CI nothing may be skipped.
import { delimiter } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { checks } from './lib/checks.mjs';
import { checkFirstPages } from './lib/first-pages.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runPlaywright, runVitest } from './lib/suites.mjs';
import { ensureSystemParts } from './lib/system-parts.mjs';
import { Tally } from './lib/tally.mjs';

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const [{ chromium, postgresBin }] = await Promise.all([ensureSystemParts(), ensureInstalled()]);
const tally = new Tally({ maySkip: !process.env.CI });

await tally.runTogether(checks, 2);
const suites = [{ name: 'unit tests', run: () => runVitest('vitest.config.ts', { workers: 1 }) }];
if (postgresBin)
  suites.push({ name: 'API on PostgreSQL', run: () => testApiOnPostgres(postgresBin) });
else tally.skip('API on PostgreSQL', 'no PostgreSQL was found (initdb of 15 or later)');
suites.push({ name: 'API on the embedded database', run: () => testApi() });
// Two suites at a time, each in its own process, since one may wait for its database while the other runs.
const outcomes = await tally.runTogether([...suites, { name: 'build', run: buildProduct }], 2);
const built = outcomes.at(-1);
if (built) await tally.run({ name: 'first-page scripts', run: checkFirstPages });
if (!built) tally.fail('browser journeys', 'there is no built product to try');
else if (!chromium) tally.skip('browser journeys', 'no Chromium was found (set CHROMIUM_PATH)');
else {
  const journeys = () => runPlaywright({ CHROMIUM_PATH: chromium });
  await tally.run({ name: 'browser journeys', run: journeys });
}
tally.finish();

/**
 * @param {string} [databaseUrl]
 * @param {string} [bin] folder with PostgreSQL's programs
 */
function testApi(databaseUrl = '', bin = '') {
  const env = {
    TEST_DATABASE_URL: databaseUrl,
    ...(bin ? { PATH: `${bin}${delimiter}${process.env.PATH}` } : {}),
  };
  return runVitest('vitest.api.config.ts', { env, workers: 1 });
}

/** @param {string} bin */
async function testApiOnPostgres(bin) {
  const postgres = await startPostgres(bin);
  try {
    return await testApi(postgres.url, bin);
  } finally {
    await postgres.stop();
  }
}

async function buildProduct() {
  await ensureBuilt();
  return { passed: 1, failed: 0, output: '' };
}
