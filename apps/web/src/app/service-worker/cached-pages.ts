/// <reference lib="webworker" />

/** Pages of this worker's version of the app, by path and role. They contain no personal data. */
const CACHE = 'posedown-pages';

/** The role hint of `features/auth/session-hint.ts`, by which the server selects a page. */
const HINT_COOKIE = 'posedown_signed_in';

/** The files that a page needs. Their names contain a content hash. */
const FILES = /\/assets\/[\w.$-]+\.(?:js|css)/g;

/** Missing in older browsers, whose pages then come from the network. */
interface WithCookies {
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
}

/** The key of a page; undefined if no one seems to be logged in, so that the server decides. */
async function keyOf({ origin, pathname }: URL): Promise<string | undefined> {
  const cookie = await (self as WithCookies).cookieStore?.get(HINT_COOKIE);
  return cookie?.value
    ? `${origin}${pathname}?role=${encodeURIComponent(cookie.value)}`
    : undefined;
}

/** Finds a page that was stored for this URL and role. */
export async function findPage(url: URL): Promise<Response | undefined> {
  const key = await keyOf(url);
  return key ? (await caches.open(CACHE)).match(key) : undefined;
}

/**
 * Stores the server's page, but not one of a later version, whose files this worker doesn't have.
 * @param isOwnFile whether the file of a path belongs to this worker's version
 */
export async function storePage(
  url: URL,
  page: Response,
  isOwnFile: (path: string) => boolean,
): Promise<void> {
  const isScreen =
    page.status === 200 && !page.redirected && new URL(page.url).pathname === url.pathname;
  const key = isScreen && (await keyOf(url));
  if (!key) return;
  const files = (await page.clone().text()).match(FILES) ?? [];
  if (files.length > 0 && files.every(isOwnFile)) await (await caches.open(CACHE)).put(key, page);
}

/** Deletes all pages once the server has another version of one, so that the next visit gets that version. */
export async function comparePage(cached: Response, current: Response): Promise<void> {
  if (current.status !== 200) return;
  const [before, now] = await Promise.all([cached.text(), current.text()]);
  if (before !== now) await deletePages();
}

/** Deletes the pages of the previous version. */
export const deletePages = (): Promise<boolean> => caches.delete(CACHE);
