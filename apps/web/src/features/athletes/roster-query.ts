import { LONGEST_SEARCH } from '../../lib/longest-search.ts';
import { columnsText, readColumns } from './columns/roster-columns.ts';

/** As in the contract. */
export const LONGEST_TAG = 24;

/** The status filters in button order; 'unrated' is for athletes without a status. */
export const STATUS_FILTERS = ['excellent', 'good', 'warning', 'behind', 'unrated'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The groups of athletes, and all of them. */
export const ROSTER_VIEWS = ['needs', 'prep', 'off_plan', 'quiet', 'all'] as const;
export type ViewFilter = (typeof ROSTER_VIEWS)[number];

/** The sort orders other than the default, by their API names. */
export const ROSTER_ORDERS = [
  'show',
  'due',
  'check-in',
  'compliance',
  'rate',
  'task',
  'unread',
  'progress',
  'name',
] as const;
export type RosterOrder = (typeof ROSTER_ORDERS)[number];

/** The roster's filters and order, as stored in the URL. */
export interface RosterQuery {
  /**
   * The id of a saved view. Alone it stands for the view as it is saved; with a group, the filters, order and columns
   * beside it are changes that aren't saved.
   */
  saved?: string;
  /** The changed columns of a saved view: 'why.phase'. */
  columns?: string;
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

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the URL's search parameters, dropping unknown values. */
export function readRosterQuery(search: Record<string, unknown>): RosterQuery {
  // A search for digits alone arrives as a number.
  const q = String(search.q ?? '').slice(0, LONGEST_SEARCH);
  const view = ROSTER_VIEWS.find((filter) => filter === search.view);
  const tag = String(search.tag ?? '').slice(0, LONGEST_TAG);
  const status = STATUS_FILTERS.find((filter) => filter === search.status);
  const sort = ROSTER_ORDERS.find((order) => order === search.sort);
  const saved = ID.exec(String(search.saved))?.[0];
  const columns = saved && view ? readColumns(String(search.columns ?? '')) : undefined;
  return {
    ...(saved ? { saved } : {}),
    ...(columns ? { columns: columnsText(columns) } : {}),
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
