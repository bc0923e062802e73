import { newId } from './schema/columns.ts';

/**
 * The id for restoring a row: its own, so that it keeps its position. An id from the future is replaced, because it
 * would stay newest forever.
 */
export const restoredId = (former = newId()): string =>
  former.toLowerCase() < newId() ? former : newId();
