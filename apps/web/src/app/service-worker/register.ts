import type { PartsMessage } from './parts-message.ts';

const WORKER = '/sw.js';
const PART = /^\/assets\//;

/**
 * Lets the product open without a network from now on, with the screen in view and whatever is opened later. A new
 * version takes over once no page of the one before is open, so that a page always finds the parts it was built with.
 */
export function registerServiceWorker(): void {
  const workers = navigator.serviceWorker;
  if (import.meta.env.DEV || !workers) return;
  const cacheLoaded = () => void send({ cache: loadedParts() });
  // From then on it sees what is loaded.
  if (workers.controller) cacheLoaded();
  else workers.addEventListener('controllerchange', cacheLoaded, { once: true });
  // Private windows and plain HTTP have none, and some devices refuse: then a network is needed, as before.
  void workers.register(WORKER).catch(() => undefined);
}

/** Fetches all other screens too, so that each opens without a network. */
export function cacheWholeApp(): void {
  void send({ cache: 'all' });
}

async function send(message: PartsMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

/** What this page has loaded so far, before a service worker could see it, and the styles that it came with. */
function loadedParts(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return [...loaded, ...styles.map(({ href }) => href)]
    .map((address) => new URL(address).pathname)
    .filter((path) => PART.test(path));
}
