/** The parts of the app that not every page needs. Their names change with what they hold. */
export const PARTS_CACHE = 'posedown-parts';

/** How many are fetched at once: pages go first. */
const AT_ONCE = 4;

/** Fetches what is not cached yet. A part that does not come is fetched the next time. */
export async function cacheParts(paths: readonly string[]): Promise<void> {
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
export async function deleteOldParts(parts: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(PARTS_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !parts.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
