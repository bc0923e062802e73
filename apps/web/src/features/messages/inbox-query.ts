import { LONGEST_SEARCH } from '../../lib/longest-search.ts';

/** What the coach's threads are narrowed to, as the address has it. */
export interface InboxQuery {
  /** Part of a name. */
  q?: string;
  /** Only those with something unread. */
  unread?: boolean;
}

/** Reads `?q=` and `?unread=true`; what is not understood is left out. */
export function readInboxQuery(search: Record<string, unknown>): InboxQuery {
  // A search for digits alone arrives as a number.
  const q = String(search.q ?? '').slice(0, LONGEST_SEARCH);
  return { ...(q.trim() && { q }), ...(search.unread === true && { unread: true }) };
}
