/** A message from a page to the service worker: the app files to cache, as paths. */
export interface PartsMessage {
  cache: 'all' | string[];
}

export const isPartsMessage = (data: unknown): data is PartsMessage =>
  typeof data === 'object' && data !== null && 'cache' in data;
