import type { Tx } from '../../platform/db/database.ts';
import { AppError, notFound, refuseOutdated } from '../../platform/errors.ts';
import { lockProtocol, type StoredProtocol } from './queries.ts';

/**
 * A draft at the version the coach saw, kept until the transaction ends.
 * @throws AppError `changed_meanwhile` for an outdated version, `conflict` for what is no draft any more.
 */
export async function lockDraft(
  tx: Tx,
  protocol: Pick<StoredProtocol, 'clientId' | 'id'>,
  version: number,
): Promise<StoredProtocol> {
  const held = await lockProtocol(tx, protocol);
  if (!held) throw notFound('That protocol');
  if (held.status !== 'pending_approval') {
    throw new AppError('conflict', {
      userMessage: 'This protocol has already been decided. Generate a new one to make changes.',
    });
  }
  refuseOutdated('this protocol', held.version, version);
  return held;
}
