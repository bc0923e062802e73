import type { Db } from '../db/database.ts';
import { countUp, LIMITS } from '../limits/limit.ts';

/**
 * Counts a mail that somebody else may have asked for, and tells whether its recipient may still get it today: nobody's
 * mailbox is filled through us.
 */
export async function mayMail(db: Db, recipient: string, now: Date): Promise<boolean> {
  const { mailPerRecipient } = LIMITS;
  return (await countUp(db, mailPerRecipient, [recipient], now)) <= mailPerRecipient.max;
}
