/** The statuses that the roster can be narrowed to, in the order of the buttons. */
export const STATUS_FILTERS = ['excellent', 'warning', 'behind'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** What the roster is narrowed to, as it stands in the address. */
export interface RosterQuery {
  /** Part of a name, a goal or a category. */
  q?: string;
  status?: StatusFilter;
}

const LONGEST_SEARCH = 100;

/** Reads `?q=` and `?status=`; what is not understood is left out. */
export function readRosterQuery(search: Record<string, unknown>): RosterQuery {
  // A search for digits alone arrives as a number.
  const q = String(search.q ?? '').slice(0, LONGEST_SEARCH);
  const status = STATUS_FILTERS.find((filter) => filter === search.status);
  return { ...(q.trim() === '' ? {} : { q }), ...(status ? { status } : {}) };
}
