import type { Tx } from '../../../../platform/db/database.ts';
import { moveAlerts } from '../../../insights/index.ts';
import { moveThreads } from '../../../messages/index.ts';

interface Move {
  /** Left out for every athlete of the coach. */
  athleteId?: string;
  fromId: string;
  toId: string;
}

/**
 * Puts what is known about an athlete before their new coach: the thread, what is unread in it, and alerts, of
 * which the open ones are news to them.
 */
export async function moveOpenMatters(tx: Tx, move: Move): Promise<void> {
  await moveThreads(tx, move);
  await moveAlerts(tx, move);
}
