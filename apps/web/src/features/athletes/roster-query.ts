import { LONGEST_SEARCH } from '../../lib/longest-search.ts';

/** The status filters in button order; 'unrated' is for athletes without a status. */
export const STATUS_FILTERS = ['excellent', 'good', 'warning', 'behind', 'unrated'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The sort orders other than the default, by their API names. */
export const ROSTER_ORDERS = ['show', 'check-in', 'compliance', 'name'] as const;
export type RosterOrder = (typeof ROSTER_ORDERS)[number];

/** The roster's filters and order, as stored in the URL. */
export interface RosterQuery {
  /** Part of a name, a goal or a category. */
  q?: string;
  status?: StatusFilter;
  /** Undefined for the default order. */
  sort?: RosterOrder;
}

/** Parses `?q=`, `?status=` and `?sort=`, dropping unknown values. */
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
