import { JOINED_NOTICES, type NoticeKind } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { markMessageNotice, markNotices, type NewNotice, storeNotice } from './queries.ts';

/**
 * Notifies a person of an event, in the event's transaction, unless they turned its kind off. A repeat of a
 * joined kind counts up the unread notice.
 */
export async function notifyPerson(tx: Tx, notice: NewNotice, at: Date): Promise<void> {
  const joins = JOINED_NOTICES.includes(notice.kind);
  if (await storeNotice(tx, notice, { joins, at })) publish(tx, notice.userId);
}

interface Seen {
  /** No one, if an athlete has no coach. */
  userId: string | null;
  kinds: readonly NoticeKind[];
  aboutId: string;
  /** Only the notice of this event. */
  subject?: string;
}

/** Marks notices as read if the person has seen or handled their subject elsewhere. */
export async function clearNotices(tx: Tx, { userId, ...seen }: Seen, at: Date): Promise<void> {
  if (userId && (await markNotices(tx, { userId, ...seen }, at))) publish(tx, userId);
}

/** Marks the notice about a thread as read once the person has no unread message in it. */
export async function clearMessageNotice(
  tx: Tx,
  reader: { userId: string; athleteId: string },
  at: Date,
): Promise<void> {
  if (await markMessageNotice(tx, reader, at)) publish(tx, reader.userId);
}

const publish = (tx: Tx, userId: string) =>
  notifyOnCommit(tx, [userId], { type: 'notice', athleteId: userId });
