import { configDefaults, defineConfig } from 'vitest/config';

/** What needs two transactions at once: on the embedded database they follow one another. */
const ON_POSTGRES_ONLY = '**/*.postgres.api.test.ts';

/** API tests: a whole server in the process, on a database of its own for every file. */
export default defineConfig({
  test: {
    include: ['apps/server/**/*.api.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_DATABASE_URL ? [] : [ON_POSTGRES_ONLY]),
    ],
    environment: 'node',
    globalSetup: [
      './apps/server/src/testing/empty-database.ts',
      './apps/server/src/testing/database-template.ts',
    ],
    setupFiles: ['./scripts/testing/fixed-seed.ts', './apps/server/src/testing/fixed-ids.ts'],
    hookTimeout: 120_000,
    testTimeout: 120_000,
    maxWorkers: 2,
    // A server's code takes longer to load than most files take to run, and keeps nothing of its own between them.
    isolate: false,
  },
});
