import { LONGEST_SEARCH } from '../../lib/longest-search.ts';

/** As in the contract. */
export const LONGEST_TAG = 24;

/** The status filters in button order; 'unrated' is for athletes without a status. */
export const STATUS_FILTERS = ['excellent', 'good', 'warning', 'behind', 'unrated'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The groups of athletes, and all of them. */
export const ROSTER_VIEWS = ['needs', 'prep', 'off_plan', 'quiet', 'all'] as const;
export type ViewFilter = (typeof ROSTER_VIEWS)[number];

/** The sort orders other than the default, by their API names. */
export const ROSTER_ORDERS = ['show', 'check-in', 'compliance', 'rate', 'name'] as const;
export type RosterOrder = (typeof ROSTER_ORDERS)[number];

/** The roster's filters and order, as stored in the URL. */
export interface RosterQuery {
  /** Undefined for those who need the coach, or for all during a search. */
  view?: ViewFilter;
  /** Part of a name, a goal or a category. */
  q?: string;
  status?: StatusFilter;
  /** One of the coach's tags. */
  tag?: string;
  /** Undefined for the default order. */
  sort?: RosterOrder;
  /** Undefined for the usual direction. */
  reverse?: true;
}

/** Parses the URL's search parameters, dropping unknown values. */
export function readRosterQuery(search: Record<string, unknown>): RosterQuery {
  // A search for digits alone arrives as a number.
  const q = String(search.q ?? '').slice(0, LONGEST_SEARCH);
  const view = ROSTER_VIEWS.find((filter) => filter === search.view);
  const tag = String(search.tag ?? '').slice(0, LONGEST_TAG);
  const status = STATUS_FILTERS.find((filter) => filter === search.status);
  const sort = ROSTER_ORDERS.find((order) => order === search.sort);
  return {
    ...(view ? { view } : {}),
    ...(q.trim() === '' ? {} : { q }),
    ...(status ? { status } : {}),
    ...(tag.trim() === '' ? {} : { tag }),
    ...(sort ? { sort } : {}),
    ...(sort && search.reverse === true ? { reverse: true } : {}),
  };
}

/** The group that is shown. Searches and status filters find every athlete unless a group is chosen. */
export const viewOf = ({ view, q, status, tag }: RosterQuery): ViewFilter =>
  view ?? (q?.trim() || status || tag ? 'all' : 'needs');

/** The query after a press on a column's heading: its order, then reversed, then the default order. */
export function sortedBy(query: RosterQuery, sort: RosterOrder): RosterQuery {
  const { sort: current, reverse, ...filters } = query;
  if (current !== sort) return { ...filters, sort };
  return reverse ? filters : { ...filters, sort, reverse: true };
}
