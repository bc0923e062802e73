import type { PartsMessage } from './parts-message.ts';

const WORKER = '/sw.js';
const PART = /^\/assets\//;

/**
 * Registers the service worker, so that the product opens offline, with the current screen and
 * every screen opened later. A new version takes over once no page of the previous one is open, so
 * that a page always finds the files it was built with.
 */
export function registerServiceWorker(): void {
  const workers = navigator.serviceWorker;
  if (import.meta.env.DEV || !workers) return;
  const cacheLoaded = () => void send({ cache: loadedParts() });
  // From then on it intercepts all requests.
  if (workers.controller) cacheLoaded();
  else workers.addEventListener('controllerchange', cacheLoaded, { once: true });
  // Private windows and plain HTTP have no service worker, and some devices refuse it; then a
  // network is required.
  void workers.register(WORKER).catch(() => undefined);
}

/** Caches all other screens too, so that each opens offline. */
export function cacheWholeApp(): void {
  void send({ cache: 'all' });
}

async function send(message: PartsMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

/** The files this page loaded before the service worker could see them, and its initial styles. */
function loadedParts(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return [...loaded, ...styles.map(({ href }) => href)]
    .map((address) => new URL(address).pathname)
    .filter((path) => PART.test(path));
}
