/** A read that a page has sent before its app started: `build/first-reads.ts`. */
interface FirstRead {
  reply: Promise<Response>;
  /** The body of a successful reply, once it has arrived. */
  parsed?: unknown;
}

declare global {
  interface Window {
    /** The reads by URL. */
    firstReads?: Map<string, FirstRead>;
  }
}

/** After this time, data is read again. */
const FRESH_MS = 15_000;

function findFirstRead(url: string): FirstRead | undefined {
  const found = globalThis.window?.firstReads?.get(url);
  return found && performance.now() <= FRESH_MS ? found : undefined;
}

/** The reply to a read that the page has already sent, once. It resolves to undefined if that failed. */
export function takeFirstRead(url: string): Promise<Response | undefined> | undefined {
  const found = findFirstRead(url);
  globalThis.window?.firstReads?.delete(url);
  return found?.reply.catch(() => undefined);
}

/** The body of such a reply if it has already arrived. `takeFirstRead` can still take the reply. */
export const parsedFirstRead = (url: string): unknown => findFirstRead(url)?.parsed;

/** Drops the others, for example before a write that changes them. */
export function dropFirstReads(): void {
  globalThis.window?.firstReads?.clear();
}
