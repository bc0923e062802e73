import { LONGEST_SEARCH } from '../../lib/longest-search.ts';

/** What the roster can be narrowed to, in the order of the buttons: the statuses, and who has none yet. */
export const STATUS_FILTERS = ['excellent', 'good', 'warning', 'behind', 'unrated'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The orders beside the one by need, as the server knows them. */
export const ROSTER_ORDERS = ['show', 'check-in', 'compliance', 'name'] as const;
export type RosterOrder = (typeof ROSTER_ORDERS)[number];

/** The roster’s filters and order, as kept in the address. */
export interface RosterQuery {
  /** Part of a name, a goal or a category. */
  q?: string;
  status?: StatusFilter;
  /** By need where it says nothing. */
  sort?: RosterOrder;
}

/** Reads `?q=`, `?status=` and `?sort=`; what is not understood is left out. */
export function readRosterQuery(search: Record<string, unknown>): RosterQuery {
  // A search for digits alone arrives as a number.
  const q = String(search.q ?? '').slice(0, LONGEST_SEARCH);
  const status = STATUS_FILTERS.find((filter) => filter === search.status);
  const sort = ROSTER_ORDERS.find((order) => order === search.sort);
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(status ? { status } : {}),
    ...(sort ? { sort } : {}),
  };
}
