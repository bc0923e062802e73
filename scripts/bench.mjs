// npm run bench [-- part …]: benchmarks the built product on its own PostgreSQL.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { ensureSystemParts } from './lib/system-parts.mjs';

await ensureInstalled();
const { chromium, postgresBin } = await ensureSystemParts();
if (!chromium || !postgresBin) {
  console.error('The figures need Chromium and PostgreSQL 15 or later.');
  process.exit(1);
}
await ensureBuilt();
const postgres = await startPostgres(postgresBin, {
  durable: true,
  settings: ['shared_preload_libraries=pg_stat_statements'],
});
try {
  await run(
    process.execPath,
    ['--import', 'tsx', 'bench/main.ts', postgres.url, ...process.argv.slice(2)],
    { CHROMIUM_PATH: chromium },
  );
} finally {
  await postgres.stop();
}
