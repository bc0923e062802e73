import type { Db } from '../db/database.ts';
import { countUp, LIMITS } from '../limits/limit.ts';

/**
 * Counts a mail that someone else may have requested, so that no one can flood a mailbox through
 * us. @returns whether the recipient is under today's limit
 */
export async function mayMail(db: Db, recipient: string, now: Date): Promise<boolean> {
  const { mailPerRecipient } = LIMITS;
  return (await countUp(db, mailPerRecipient, [recipient], now)) <= mailPerRecipient.max;
}
