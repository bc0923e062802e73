import { LONGEST_SEARCH } from '../../lib/longest-search.ts';

/** The filters of the coach's inbox, as stored in the URL. */
export interface InboxQuery {
  /** Part of a name. */
  q?: string;
  /** Only threads with unread messages. */
  unread?: boolean;
  /** Scheduled messages instead of threads. */
  scheduled?: boolean;
}

/** A thread may open at one of its messages. */
export interface ThreadQuery extends InboxQuery {
  /** The message's id. */
  message?: string;
}

/** Parses `?q=`, `?unread=true` and `?scheduled=true` and `?message=`; anything else is dropped. */
export function readInboxQuery(search: Record<string, unknown>): ThreadQuery {
  // A search for digits alone arrives as a number.
  const q = String(search.q ?? '').slice(0, LONGEST_SEARCH);
  return {
    ...(q.trim() && { q }),
    ...(search.unread === true && { unread: true }),
    ...(search.scheduled === true && { scheduled: true }),
    ...(search.message ? { message: String(search.message) } : {}),
  };
}
