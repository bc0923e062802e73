import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { colorSchemeScript } from './build/color-scheme-script.ts';
import { contractCalls } from './build/contract-calls.ts';
import { subsetFonts } from './build/first-fonts.ts';
import { trimLibraries } from './build/trim-libraries.ts';

/** The address of the API during development. */
const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The libraries of every page. */
const BASE = /node_modules\/(use-sync-external-store|@tanstack)\//;

/** React's renderer in a second file: two connections load faster than one large file. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/;

const firstFonts = await subsetFonts();

export default defineConfig({
  resolve: { alias: { '@first-fonts': firstFonts } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => {
          // The layouts are a few lines around a guard: not worth a separate request on every page.
          if (/^\/_[\w-]+$/.test(routeId)) return [];
          // The role of a dashboard is needed to load it and to render it.
          if (routeId === '/_signed-in/dashboard') return [['component', 'loader']];
          return undefined;
        },
      },
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    trimLibraries(),
    colorSchemeScript(),
    contractCalls(fileURLToPath(new URL('../../packages/contract/src/index.ts', import.meta.url))),
  ],
  // In development it would be prebundled without our plugins.
  optimizeDeps: { exclude: ['sonner'] },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    // The Host header stays the browser's, so that the server's Origin check works in development
    // too.
    proxy: { '/api': { target: API_URL, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    // One small style sheet per route. Fonts stay files, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    modulePreload: {
      // Browsers that support the whole target support this too.
      polyfill: false,
      // The list of every lazy part's dependencies grows with the product and is part of the first
      // page. Styles must be loaded before a part renders; scripts find their own imports.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((dep) => dep.endsWith('.css')) : deps,
    },
    rolldownOptions: {
      treeshake: {
        // Our packages have no side effects, so unused modules can be omitted entirely.
        moduleSideEffects: [{ test: /packages\/(contract|coaching)\//, sideEffects: false }],
      },
      output: {
        // Short hashes: every first page lists all parts by name, and hashes don't compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // The build adds the groups of our own code: `build/plan-chunks.ts`.
          groups: [
            { name: 'react', test: REACT, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
          ],
        },
      },
    },
  },
});
