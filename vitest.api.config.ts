import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests that need two concurrent transactions. The embedded database runs them one after the
 * other.
 */
const ON_POSTGRES_ONLY = '**/*.postgres.api.test.ts';

/** API tests: a complete server in the process, with its own database per file. */
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
    // Loading the server takes longer than most files take to run, and it shares no state between
    // them.
    isolate: false,
  },
});
