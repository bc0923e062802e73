import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { colorSchemeScript } from './build/color-scheme-script.ts';
import { contractCalls } from './build/contract-calls.ts';
import { makeFirstFonts } from './build/first-fonts.ts';
import { trimLibraries } from './build/trim-libraries.ts';

/** Where the API listens while developing. */
const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The libraries of every page, without what only some ask for: long lists and dialogs. */
const BASE =
  /^(?!.*useBlocker).*node_modules\/(use-sync-external-store|clsx|@tanstack\/(history|store|react-store|router-core|react-router|query-core|react-query))\//;

/** What draws: in a file beside, so that two lines bring what would be one large file. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/;

/** What many screens share comes in one file too: one request, and fewer bytes than each on its own. */
const SHARED = /apps\/web\/src\/(ui|lib|features\/auth)\/|packages\/coaching\/|@tabler\//;

const firstFonts = await makeFirstFonts();

/* Over a slow line each file of a dashboard costs a round trip more than its bytes. */

/** Small drawings of a day or a week, which both dashboards have and a few other screens. */
const DAY = /ui\/(charts\/(share-bar|sparkline)|parts\/macro)|way-to-target|not-enough-data/;

/** The chart of the weight, with its trend: of the screens that show it, and of no other. */
const WEIGHT =
  /ui\/(charts\/(goal-corridor|weight-trend|weight-table|weight-points)|use-width)|coaching\/src\/trend\//;

/** Small parts that both dashboards are put together from. */
const BITS =
  /ui\/parts\/(stat|status-badge|unread-badge)|weight-pace|prep-(phase|timeline)|athlete-words|waiting-check-ins|words\/capital|rest-words|Icon(TrendingDown|Search)/;

/** What only the coach's screens have in common: it comes with the dashboard, where their day begins. */
const DESK =
  /features\/(insights\/(alert-row|api|way-to-reason)|athletes\/(api|roster-pages))|ui\/parts\/(number-cards|filter-buttons)|lib\/dashboard-search|use-search-text/;

/** Numbers in rows that scroll, beside a chart or behind it. */
const TABLE = /ui\/(charts\/chart-table|parts\/scroll-)/;

/** A choice of the browser's own, with its arrow. */
const SELECT = /native-select|IconChevronDown/;

/** What the screens of a day's meals have in common. */
const DIARY =
  /features\/nutrition\/(shown-plan|time-in|waiting-meals?|diary\/(diary-sums|amount-words))|coaching\/src\/.*\/(food|measured-food|meal-types|default-meal-plan)\.ts/;

/** What sends photos beside words, and keeps its place in the tab. */
const CHOSEN =
  /use-(chosen-photos|photo-uploads)|photo\/(not-sent|send-photo)|is-picture|place-in-tab/;

/** What keeps on the device what could not be sent yet, and tries again. */
const OUTBOX = /lib\/(outbox|outbox-per-person|use-regularly)\.ts/;

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
        // What every page needs in one file: it compresses better than in many small ones.
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
            { name: 'shared', test: SHARED, minShareCount: 20, priority: 1 },
            // What these parts need stays where it is: other pages have some of it without them.
            { name: 'dayparts', test: DAY, includeDependenciesRecursively: false },
            { name: 'weight', test: WEIGHT, includeDependenciesRecursively: false },
            { name: 'diary', test: DIARY, includeDependenciesRecursively: false },
            { name: 'outbox', test: OUTBOX, includeDependenciesRecursively: false },
            { name: 'chosen', test: CHOSEN, includeDependenciesRecursively: false },
            { name: 'desk', test: DESK, includeDependenciesRecursively: false },
            { name: 'table', test: TABLE, includeDependenciesRecursively: false },
            { name: 'bits', test: BITS, includeDependenciesRecursively: false },
            { name: 'select', test: SELECT, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
