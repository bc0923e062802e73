const WORKER = '/sw.js';

/**
 * Lets the product open without a network from now on. A new version of it takes over once no page of the
 * one before is open, so that a page always finds the parts that it was built with.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV) return;
  // Private windows and plain HTTP have none, and some devices refuse: then a network is needed, as before.
  void navigator.serviceWorker?.register(WORKER).catch(() => undefined);
}
