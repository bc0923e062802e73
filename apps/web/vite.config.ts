import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appChunk, deskChunk } from './build/app-chunk.ts';
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

/** Code that belongs to no feature. */
const SHARED = /apps\/web\/src\/(ui|lib)\/|packages\/|@tabler\//;

/** Our own code, and the icons. */
const OWN_CODE = /apps\/web\/src\/|packages\/|@tabler\//;

/** From this many screens and lazy parts on, a module is in the one file that every page loads. */
const MANY_SCREENS = 20;

/** From this many on, it is in the one file that every page behind the login loads. */
const SOME_SCREENS = 5;

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
          groups: [
            { name: 'react', test: REACT, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
            // Code shared by many screens is in one file: one request, and fewer bytes than
            // separate files.
            { name: 'shared', test: SHARED, minShareCount: MANY_SCREENS, priority: 1 },
            // One file for what many screens behind the login share: on a slow connection, each
            // file costs more than its size.
            {
              name: appChunk,
              test: OWN_CODE,
              minShareCount: SOME_SCREENS,
              includeDependenciesRecursively: false,
            },
            {
              name: deskChunk,
              test: OWN_CODE,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
