// What knip reads to find files, exports and packages that nothing uses.

/** Style sheets name packages too: their imports, and the fonts behind their addresses. */
const styleImports = (/** @type {string} */ text) =>
  [...text.matchAll(/(?:@import |url\()["']([^"']+)["']/g)]
    .map(([, path]) => `import '${path}';`)
    .join('\n');

/** @type {import('knip').KnipConfig} */
export default {
  compilers: { css: styleImports },
  // A type that a signature names may be exported with it, though nobody has asked for it yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/checks/*.mjs',
        'bench/main.ts',
        // A process that the bench starts.
        'bench/reliability/text/screen.ts',
        'e2e/looks/take-looks.ts',
      ],
      project: ['scripts/**/*.{mjs,ts}', 'e2e/**/*.ts', 'bench/**/*.{mjs,ts}'],
      playwright: { config: 'e2e/playwright.config.ts', entry: 'e2e/**/*.spec.ts' },
      vitest: {
        config: ['vitest.config.ts', 'vitest.api.config.ts'],
        entry: 'scripts/**/*.test.ts',
      },
      // Started by path, as node_modules/<name>/….
      ignoreDependencies: ['@biomejs/biome', 'tsx', 'typescript-native'],
      // Programs of the system, with which a full disk and a failover are tried.
      ignoreBinaries: ['mount', 'umount', 'pg_autoctl'],
    },
    'apps/server': {
      entry: [
        'src/main.ts',
        'src/commands/db-*.ts',
        'build.mjs',
        // Processes that tests start.
        'src/platform/db/embedded/testing/*.ts',
      ],
      project: ['src/**/*.ts', '*.mjs'],
      vitest: { entry: 'src/**/*.test.ts' },
      // Programs of the system: util-linux's, and what counts the syncs.
      ignoreBinaries: ['flock', 'strace'],
    },
    'apps/web': {
      entry: [
        'src/app/routes/**/*.tsx',
        'src/app/entry-prerender.tsx',
        'src/app/service-worker/service-worker.ts',
        'build/build.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}', 'build/**/*.ts'],
      vitest: { entry: 'src/**/*.test.{ts,tsx}' },
      // The folder of the fonts that the build cuts.
      ignoreDependencies: ['@first-fonts/.+'],
    },
    'packages/*': {
      project: ['src/**/*.ts'],
      vitest: { entry: 'src/**/*.test.ts' },
    },
  },
};
