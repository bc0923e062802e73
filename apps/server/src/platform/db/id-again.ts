import { newId } from './schema/columns.ts';

/**
 * The id under which something deleted is put back: its own, so that it is no newer than it was. One of times to come
 * would be the newest for ever, and gives way to a new one.
 */
export const idAgain = (former = newId()): string =>
  former.toLowerCase() < newId() ? former : newId();
