import { clientsClaim } from 'workbox-core';
import { enable as askAheadOfStart } from 'workbox-navigation-preload';
import { matchPrecache, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/*
 * Runs beside the pages, in a thread of its own, and opens the product without a network: it keeps what the
 * product is built of. What people entered is not its business; calls of the API pass it by.
 */

/** What the build wrote down: all files of the app, and what each file without a hash in its name holds. */
declare const BUILT_FILES: { url: string; revision: string | null }[];

/** The page that holds nothing but the app, which then finds its own way by the address. */
const APP = '/app.html';

/** So long a visit waits for the server's own page: a network may be there and bring nothing. */
const PATIENCE_SECONDS = 4;

/** Addresses that are no screens. */
const NO_SCREENS = [/^\/api(\/|$)/, /\.[a-z0-9]+$/i];

precacheAndRoute(BUILT_FILES, { cleanURLs: false, directoryIndex: '' });
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
