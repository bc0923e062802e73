import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appChunk, deskChunk } from './build/app-chunk.ts';
import { colorSchemeScript } from './build/color-scheme-script.ts';
import { contractCalls } from './build/contract-calls.ts';
import { makeFirstFonts } from './build/first-fonts.ts';
import { trimLibraries } from './build/trim-libraries.ts';

/** Where the API listens while developing. */
const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The libraries of every page. */
const BASE = /node_modules\/(use-sync-external-store|@tanstack)\//;

/** What draws, in a file beside: two connections bring what would be one large file. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/;

/** What belongs to no feature. */
const SHARED = /apps\/web\/src\/(ui|lib)\/|packages\/|@tabler\//;

/** Our own code, and the icons. */
const OURS = /apps\/web\/src\/|packages\/|@tabler\//;

/** From so many screens and lazy parts on, it is in the one file that every page loads. */
const MANY_SCREENS = 20;

/** From so many on, it is in the one file that every page behind the login loads. */
const SOME_SCREENS = 5;

const firstFonts = await makeFirstFonts();

export default defineConfig({
  resolve: { alias: { '@first-fonts': firstFonts } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => {
          // The layouts are a few lines around a guard: not worth a request of their own on every page.
          if (/^\/_[\w-]+$/.test(routeId)) return [];
          // Whose dashboard it is, is needed to load it and to draw it.
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
  // While developing it would be bundled beforehand, without our plugins.
  optimizeDeps: { exclude: ['sonner'] },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    // The Host stays the browser's own, so the server's check of the Origin holds in development too.
    proxy: { '/api': { target: API_URL, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    // One small style sheet a route; fonts stay files, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    modulePreload: {
      // Browsers that know all of the target know this too.
      polyfill: false,
      // The list of what every lazy part needs grows with the product, and stands in the first page.
      // Styles must be there before a part is drawn; scripts find their own imports.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((dep) => dep.endsWith('.css')) : deps,
    },
    rolldownOptions: {
      treeshake: {
        // Our packages only declare: a module of theirs that is not used can be left out whole.
        moduleSideEffects: [{ test: /packages\/(contract|coaching)\//, sideEffects: false }],
      },
      output: {
        // Every first page lists all parts by name, and a hash does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
            // What many screens share comes in one file: one request, and fewer bytes than each on its own.
            { name: 'shared', test: SHARED, minShareCount: MANY_SCREENS, priority: 1 },
            // One file for what many screens behind the login share: over a slow line each file costs more than its bytes.
            {
              name: appChunk,
              test: OURS,
              minShareCount: SOME_SCREENS,
              includeDependenciesRecursively: false,
            },
            {
              name: deskChunk,
              test: OURS,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
