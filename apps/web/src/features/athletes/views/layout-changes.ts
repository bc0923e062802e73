import { foldText } from '@posedown/coaching';
import type { SavedView } from '@posedown/contract';
import type { LayoutChange } from '../api.ts';
import { areDefault, type ColumnId } from '../columns/roster-columns.ts';

/** As in the contract. */
export const LONGEST_VIEW_NAME = 40;
export const MOST_VIEWS = 20;

/** The view was changed or deleted in another tab. The message is for the coach. */
export class ViewOvertakenError extends Error {
  override readonly name = 'ViewOvertakenError';
}

export const isSameName = (one: string, other: string) =>
  foldText(one.trim()) === foldText(other.trim());

/** Sets the columns outside saved views. */
export const setColumns =
  (columns: readonly ColumnId[]): LayoutChange =>
  ({ views }) => ({
    columns: areDefault(columns) ? null : [...columns],
    views,
  });

/** Adds a view, or restores a deleted one at its place. A repeated request adds nothing. */
export const addView =
  (view: SavedView, place?: number): LayoutChange =>
  ({ columns, views }) => ({
    columns,
    views: views.some(({ id }) => id === view.id)
      ? views
      : views.toSpliced(place ?? views.length, 0, view),
  });

/** Replaces a view, unless another tab changed or deleted it. */
export const replaceView =
  (before: SavedView, after: SavedView): LayoutChange =>
  ({ columns, views }) => {
    const stored = views.find(({ id }) => id === before.id);
    if (!stored) throw new ViewOvertakenError('This view was deleted in another tab.');
    if (!isEqual(stored, before) && !isEqual(stored, after)) {
      throw new ViewOvertakenError(
        'This view was changed in another tab. Close this and look at it, then try again.',
      );
    }
    return { columns, views: views.map((view) => (view === stored ? after : view)) };
  };

export const removeView =
  ({ id }: SavedView): LayoutChange =>
  ({ columns, views }) => ({ columns, views: views.filter((view) => view.id !== id) });

const isEqual = (one: SavedView, other: SavedView) => sorted(one) === sorted(other);

const sorted = (view: SavedView) => JSON.stringify(Object.entries(view).sort());
