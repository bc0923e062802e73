import { defineConfig } from 'vitest/config';

/** API tests: a whole server in the process, on a database of its own for every file. */
export default defineConfig({
  test: {
    include: ['apps/server/**/*.api.test.ts'],
    environment: 'node',
    globalSetup: ['./apps/server/src/testing/database-template.ts'],
    setupFiles: ['./scripts/testing/fixed-seed.ts'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
    maxWorkers: 2,
    // A server's code takes longer to load than most files take to run, and keeps nothing of its own between them.
    isolate: false,
  },
});
