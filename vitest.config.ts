import { defineConfig } from 'vitest/config';

const DATABASE = 'apps/server/src/platform/db/**';
/** What puts another clock, network, storage or module in place of the real one. */
const ALONE = '**/*.alone.test.ts';
/** Components with behavior, in a simulated browser (decision 72). */
const DOM = 'apps/web/src/**/*.dom.test.tsx';

/** Unit and property tests. API tests have a config of their own: they need a database. */
export default defineConfig({
  test: {
    environment: 'node',
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.api.test.ts'],
    setupFiles: ['./scripts/testing/fixed-seed.ts'],
    // Left to itself, a machine of two cores would use one.
    maxWorkers: 2,
    // Nothing is timed here: what goes through every case there is takes long where the machine has other work, too.
    testTimeout: 120_000,
    // What is waited for comes at once, but where the machine has other work: one second is no limit.
    expect: { poll: { timeout: 60_000, interval: 10 } },
    projects: [
      {
        extends: true,
        // Pure functions keep nothing between two files, so that these need no process of their own each.
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: [ALONE],
          isolate: false,
          // Side by side, for a process is shared by files that follow one another.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // These start and kill whole processes.
        test: {
          name: 'database',
          include: [`${DATABASE}/*.test.ts`],
          globalSetup: ['./apps/server/src/testing/empty-database.ts'],
        },
      },
      {
        extends: true,
        // A file after them in the same process would meet what they leave.
        test: { name: 'alone', include: [ALONE] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [DOM],
          environment: 'jsdom',
          setupFiles: [
            './scripts/testing/fixed-seed.ts',
            './apps/web/src/lib/testing/dom-setup.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [DATABASE, ALONE],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
