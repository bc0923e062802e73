import type { Tx } from '../../platform/db/database.ts';
import { notFound, refuseOutdated } from '../../platform/errors.ts';
import { lockSupplement, type StoredSupplement } from './queries.ts';

/** A line of the caller's list, as they last saw it. */
export interface Seen {
  userId: string;
  supplementId: string;
  version: number;
}

/**
 * A supplement of the caller's, locked until the transaction ends.
 * @throws AppError `not_found`, also for someone else's
 */
export async function lockOwn(
  tx: Tx,
  { userId, supplementId }: Omit<Seen, 'version'>,
): Promise<StoredSupplement> {
  const supplement = await lockSupplement(tx, userId, supplementId);
  if (!supplement) throw notFound('That supplement');
  return supplement;
}

/** @throws AppError as `lockOwn` does, and `changed_meanwhile` where another version is stored */
export async function lockSeen(tx: Tx, seen: Seen): Promise<StoredSupplement> {
  const supplement = await lockOwn(tx, seen);
  refuseOutdated('your list', supplement.version, seen.version);
  return supplement;
}
