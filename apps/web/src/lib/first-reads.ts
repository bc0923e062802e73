declare global {
  interface Window {
    /** Replies to the reads that a page has sent before its app started, by URL: `build/first-reads.ts`. */
    firstReads?: Map<string, Promise<Response>>;
  }
}

/** After this time, data is read again. */
const FRESH_MS = 15_000;

/** The reply to a read that the page has already sent, once. It resolves to undefined if that failed. */
export function takeFirstRead(url: string): Promise<Response | undefined> | undefined {
  const reply = globalThis.window?.firstReads?.get(url);
  if (!reply) return undefined;
  window.firstReads?.delete(url);
  return performance.now() > FRESH_MS ? undefined : reply.catch(() => undefined);
}

/** Drops the others, for example before a write that changes them. */
export function dropFirstReads(): void {
  globalThis.window?.firstReads?.clear();
}
