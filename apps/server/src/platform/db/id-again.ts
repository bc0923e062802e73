import { newId } from './schema/columns.ts';

/**
 * The id to restore something under: its own, so that it isn't newer than before. An id from the future would stay
 * newest forever, so it is replaced.
 */
export const idAgain = (former = newId()): string =>
  former.toLowerCase() < newId() ? former : newId();
