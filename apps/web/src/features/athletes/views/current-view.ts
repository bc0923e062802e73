import type { RosterLayout, SavedView } from '@posedown/contract';
import {
  type ColumnId,
  columnsText,
  DEFAULT_COLUMNS,
  readColumns,
} from '../columns/roster-columns.ts';
import { type RosterQuery, viewOf } from '../roster-query.ts';

/** Filters, order and columns of the roster. */
export interface RosterSetup {
  /** Without a saved view and columns. */
  query: RosterQuery;
  columns: readonly ColumnId[];
}

export interface CurrentView extends RosterSetup {
  /** The saved view that is open, if any. */
  saved: SavedView | undefined;
  /** Whether filters, order or columns differ from what is saved; for a group, whether there are any. */
  isChanged: boolean;
}

/** What an address shows, given the coach's saved views and columns. */
export function currentView(address: RosterQuery, layout: RosterLayout): CurrentView {
  const { saved: id, columns: changed, ...filters } = address;
  const saved = layout.views.find((view) => view.id === id);
  if (!saved) {
    const { view: _view, ...others } = filters;
    const isChanged = Object.keys(others).length > 0;
    return { query: filters, columns: layout.columns ?? DEFAULT_COLUMNS, saved, isChanged };
  }
  const stored = setupOf(saved);
  // Without a group, it is the view as it is saved.
  if (!filters.view) return { ...stored, saved, isChanged: false };
  const setup = { query: filters, columns: readColumns(changed ?? '') ?? stored.columns };
  return { ...setup, saved, isChanged: !isSame(setup, saved) };
}

/** The address that shows a setup, within a saved view or outside. */
export function addressOf({ query, columns }: RosterSetup, saved?: SavedView): RosterQuery {
  if (!saved) return query;
  if (isSame({ query, columns }, saved)) return { saved: saved.id };
  const text = columnsText(columns);
  return {
    ...{ ...query, saved: saved.id, view: viewOf(query) },
    ...(text === columnsText(saved.columns) ? {} : { columns: text }),
  };
}

export function setupOf({ group, search, status, tag, sort, reverse, columns }: SavedView) {
  const query: RosterQuery = {
    view: group,
    ...(search ? { q: search } : {}),
    ...(status ? { status } : {}),
    ...(tag ? { tag } : {}),
    // By need is the order without a name.
    ...(sort && sort !== 'need' ? { sort } : {}),
    ...(sort && sort !== 'need' && reverse ? { reverse } : {}),
  };
  return { query, columns };
}

export function toSavedView(
  { query, columns }: RosterSetup,
  { id, name }: Pick<SavedView, 'id' | 'name'>,
): SavedView {
  const { q, status, tag, sort, reverse } = query;
  const search = q?.trim();
  return {
    ...{ id, name, group: viewOf(query) },
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(tag ? { tag } : {}),
    ...(sort ? { sort } : {}),
    ...{ reverse: reverse ?? false, columns: [...columns] },
  };
}

const isSame = (setup: RosterSetup, saved: SavedView) =>
  JSON.stringify(toSavedView(setup, saved)) === JSON.stringify(toSavedView(setupOf(saved), saved));
