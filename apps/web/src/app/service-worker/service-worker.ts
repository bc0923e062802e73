/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { enable as askAheadOfStart } from 'workbox-navigation-preload';
import { matchPrecache, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isPartsMessage } from './parts-message.ts';

/** The parts of the app that not every page needs. Their names change with what they hold. */
const PARTS_CACHE = 'posedown-parts';

/** How many are fetched at once: pages go first. */
const AT_ONCE = 4;

/** Fetches what is not cached yet. A part that does not come is fetched the next time. */
async function cacheParts(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(PARTS_CACHE);
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter((path) => !cached.has(path));
  const fetchNext = async (): Promise<void> => {
    for (let path = missing.pop(); path !== undefined; path = missing.pop()) {
      await cache.add(path).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/** Deletes what this version of the app has no longer. */
async function deleteOldParts(parts: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(PARTS_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !parts.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/*
 * Runs beside the pages, in a thread of its own, and opens the product without a network: it caches what the product
 * is built of. What people entered is not its business; calls of the API pass it by.
 *
 * A first install fetches little more than the first page has loaded, so that this page opens without a network a
 * moment later. The other parts come when a page asks for them; an update fetches all of them before it takes over.
 */

declare const self: ServiceWorkerGlobalScope;

/** What every page needs; with what a file holds where its name doesn't say it. Written down by the build. */
declare const FIRST_FILES: { url: string; revision: string | null }[];
/** The other files, by names that say what they hold. */
declare const PARTS: string[];
/** Those of them that read the answers cached on the device. No page loads them while there is a network. */
declare const ANSWER_PARTS: string[];

/** The page that holds nothing but the app, which then finds its own way by the address. */
const APP = '/app.html';

/** So long a visit waits for the server's own page: a network may be there and bring nothing. */
const PATIENCE_SECONDS = 4;

/** Addresses that are no screens. */
const NO_SCREENS = [/^\/api(\/|$)/, /\.[a-z0-9]+$/i];

const parts = new Set(PARTS);

precacheAndRoute(FIRST_FILES, { cleanURLs: false, directoryIndex: '' });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && parts.has(url.pathname),
  new CacheFirst({ cacheName: PARTS_CACHE }),
);
self.addEventListener('install', (event) => {
  event.waitUntil(cacheParts(self.registration.active ? PARTS : ANSWER_PARTS));
});
self.addEventListener('activate', (event) => event.waitUntil(deleteOldParts(parts)));
self.addEventListener('message', (event) => {
  if (!isPartsMessage(event.data)) return;
  const { cache } = event.data;
  const wanted = cache === 'all' ? PARTS : cache.filter((path) => parts.has(path));
  event.waitUntil(cacheParts(wanted));
});

askAheadOfStart();
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_SECONDS,
      plugins: [
        new PrecacheFallbackPlugin({ fallbackURL: APP }),
        {
          // A proxy answers, and the server behind it does not.
          handlerWillRespond: async ({ response }) =>
            response.status >= 502 && response.status <= 504
              ? ((await matchPrecache(APP)) ?? response)
              : response,
        },
      ],
    }),
    { denylist: NO_SCREENS },
  ),
);
clientsClaim();
