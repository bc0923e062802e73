import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contractCalls } from './apps/web/build/contract-calls.ts';

const DATABASE = 'apps/server/src/platform/db/**';
/** Tests that replace the clock, network, storage or a module. */
const ALONE = '**/*.alone.test.ts';
/** Components with behavior, in a simulated browser (decision 72). */
const DOM = 'apps/web/src/**/*.dom.test.tsx';

const CONTRACT = fileURLToPath(new URL('./packages/contract/src/index.ts', import.meta.url));

/** Unit and property tests. API tests have their own config, because they need a database. */
export default defineConfig({
  test: {
    environment: 'node',
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.api.test.ts'],
    setupFiles: ['./scripts/testing/fixed-seed.ts'],
    // By default, a machine with two cores would use only one worker.
    maxWorkers: 2,
    // No performance checks here: exhaustive tests take long on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    tags: [{ name: 'slow', description: 'more than a second; npm run check leaves these out' }],
    // Awaited results are immediate unless the machine is busy, so the default limit of one second
    // is too short.
    expect: { poll: { timeout: 60_000, interval: 10 } },
    projects: [
      {
        extends: true,
        // Pure functions share no state, so these files don't need separate processes.
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: [ALONE],
          isolate: false,
          // In parallel, because files that run one after the other share a process.
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
        // They would affect later files with the same globals, so each has its own context. A process for each
        // would take twice as long.
        test: {
          name: 'alone',
          include: [ALONE],
          pool: 'vmForks',
          setupFiles: [
            './scripts/testing/fixed-seed.ts',
            './scripts/testing/restore-environment.ts',
          ],
        },
      },
      {
        extends: true,
        plugins: [contractCalls(CONTRACT)],
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
