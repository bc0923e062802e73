import { defineConfig } from 'vitest/config';

/** Unit and property tests. API tests have a config of their own: they need a database. */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.api.test.ts'],
    environment: 'node',
    setupFiles: ['./scripts/testing/fixed-seed.ts'],
    // Left to itself, a machine of two cores would use one.
    maxWorkers: 2,
  },
});
