import type { Tx } from '../../platform/db/database.ts';
import { notFound, refuseOutdated } from '../../platform/errors.ts';
import { lockSupplement, type StoredSupplement } from './queries.ts';

/** A supplement of the caller's list, at the version they saw. */
export interface SeenSupplement {
  userId: string;
  supplementId: string;
  version: number;
}

/**
 * Locks one of the caller's supplements until the transaction ends. @throws AppError `not_found`, including for
 * someone else's
 */
export async function lockOwn(
  tx: Tx,
  { userId, supplementId }: Omit<SeenSupplement, 'version'>,
): Promise<StoredSupplement> {
  const supplement = await lockSupplement(tx, userId, supplementId);
  if (!supplement) throw notFound('Supplement');
  return supplement;
}

/** @throws AppError as `lockOwn`, and `changed_meanwhile` for an outdated version */
export async function lockSeenSupplement(tx: Tx, seen: SeenSupplement): Promise<StoredSupplement> {
  const supplement = await lockOwn(tx, seen);
  refuseOutdated('your list', supplement.version, seen.version);
  return supplement;
}
