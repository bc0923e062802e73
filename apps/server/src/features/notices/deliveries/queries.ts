import { ATHLETE_EMAILS, ATHLETE_PUSHES, COACH_EMAILS, COACH_PUSHES } from '@posedown/coaching';
import { and, eq, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { arrayParam } from '../../../platform/db/array-param.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  noticeDeliveries,
  noticeSettings,
  notices,
  pushSubscriptions,
  sessions,
  users,
} from '../../../platform/db/schema/index.ts';

type Channel = 'email' | 'push';

/** Gives people time to read a notice in the app, and coaches to undo an answer. */
const EMAIL_DELAY_MS = 2 * 60_000;
/** Enough for an open page to mark a notice as read. */
const PUSH_DELAY_MS = 10_000;

/**
 * An INSERT that queues emails for new notices if their people want them. Part of the statement that stores the
 * notices. @param stored the rows just stored, with `user_id`, `id` and `kind`
 */
export function queueEmails(stored: SQL, at: Date): SQL {
  const dueAt = new Date(at.getTime() + EMAIL_DELAY_MS);
  return sql`
    insert into ${noticeDeliveries} ("user_id", "id", "notice_id", "due_at", "created_at")
    select n.user_id, gen_random_uuid(), n.id, ${dueAt.toISOString()}::timestamptz,
      ${at.toISOString()}::timestamptz
    from ${stored} n
    join ${users} u on u.id = n.user_id
    left join ${noticeSettings} s on s.user_id = n.user_id
    where n.kind = any(coalesce(s.email, case u.role
      when 'coach' then ${arrayParam(COACH_EMAILS, 'text')}
      else ${arrayParam(ATHLETE_EMAILS, 'text')} end))`;
}

/**
 * An INSERT that queues push notices for the devices of people who want them. Part of the statement that stores the
 * notices. @param stored the rows just stored or joined, with `user_id`, `id` and `kind`
 * @param joined the `id` of notices before they were joined. What waits for a device then isn't queued again
 */
export function queuePushes(stored: SQL, joined: SQL, at: Date): SQL {
  const dueAt = new Date(at.getTime() + PUSH_DELAY_MS);
  return sql`
    insert into ${noticeDeliveries}
      ("user_id", "id", "notice_id", "subscription_id", "due_at", "created_at")
    select n.user_id, gen_random_uuid(), n.id, p.id, ${dueAt.toISOString()}::timestamptz,
      ${at.toISOString()}::timestamptz
    from ${stored} n
    join ${pushSubscriptions} p on p.user_id = n.user_id
    join ${users} u on u.id = n.user_id
    left join ${noticeSettings} s on s.user_id = n.user_id
    where n.kind = any(coalesce(s.push, case u.role
      when 'coach' then ${arrayParam(COACH_PUSHES, 'text')}
      else ${arrayParam(ATHLETE_PUSHES, 'text')} end))
    and not exists (select 1 from ${noticeDeliveries} d where d.user_id = n.user_id
      and d.subscription_id = p.id and d.notice_id in ${joined})`;
}

/** The unclaimed deliveries of a channel that are due. */
const isDue = (channel: Channel, now: Date) =>
  and(
    isNull(noticeDeliveries.claimedAt),
    lte(noticeDeliveries.dueAt, now),
    (channel === 'push' ? isNotNull : isNull)(noticeDeliveries.subscriptionId),
  );

/** Whether an unclaimed delivery is due. An idle server asks nothing else. */
export async function hasDueDelivery(db: Db, channel: Channel, now: Date): Promise<boolean> {
  const due = await db
    .select({ id: noticeDeliveries.id })
    .from(noticeDeliveries)
    .where(isDue(channel, now))
    .limit(1);
  return due.length > 0;
}

interface Due {
  channel: Channel;
  now: Date;
  limit: number;
}

/** Unclaimed deliveries that are due, oldest first, with their notice, person, choices and device. */
export function listDueDeliveries(db: Db, { channel, now, limit }: Due) {
  return db
    .select({
      userId: noticeDeliveries.userId,
      id: noticeDeliveries.id,
      attempts: noticeDeliveries.attempts,
      createdAt: noticeDeliveries.createdAt,
      kind: notices.kind,
      amount: notices.amount,
      aboutId: notices.aboutId,
      readAt: notices.readAt,
      email: users.email,
      role: users.role,
      timezone: users.timezone,
      leftAt: users.leftAt,
      settings: noticeSettings,
      subscriptionId: noticeDeliveries.subscriptionId,
      device: {
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      },
      loginEndsAt: sessions.expiresAt,
    })
    .from(noticeDeliveries)
    .innerJoin(
      notices,
      and(eq(notices.userId, noticeDeliveries.userId), eq(notices.id, noticeDeliveries.noticeId)),
    )
    .innerJoin(users, eq(users.id, noticeDeliveries.userId))
    .leftJoin(noticeSettings, eq(noticeSettings.userId, noticeDeliveries.userId))
    .leftJoin(
      pushSubscriptions,
      and(
        eq(pushSubscriptions.userId, noticeDeliveries.userId),
        eq(pushSubscriptions.id, noticeDeliveries.subscriptionId),
      ),
    )
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(isDue(channel, now))
    .orderBy(noticeDeliveries.dueAt, noticeDeliveries.id)
    .limit(limit);
}

export type DueDelivery = Awaited<ReturnType<typeof listDueDeliveries>>[number];

type Key = Pick<DueDelivery, 'userId' | 'id'>;

const byKey = ({ userId, id }: Key) =>
  and(eq(noticeDeliveries.userId, userId), eq(noticeDeliveries.id, id));

/**
 * Claims a delivery before it is handed over. @returns false if another process was faster, or its notice was
 * read or deleted in the meantime
 */
export async function claimDelivery(db: Db, key: Key, now: Date): Promise<boolean> {
  const claimed = await db
    .update(noticeDeliveries)
    .set({ claimedAt: now, attempts: sql`${noticeDeliveries.attempts} + 1` })
    .where(
      and(
        byKey(key),
        isNull(noticeDeliveries.claimedAt),
        lte(noticeDeliveries.dueAt, now),
        sql`exists (select 1 from ${notices} where ${notices.userId} = ${noticeDeliveries.userId}
          and ${notices.id} = ${noticeDeliveries.noticeId} and ${notices.readAt} is null)`,
      ),
    )
    .returning({ id: noticeDeliveries.id });
  return claimed.length > 0;
}

/** Makes a delivery due later, and releases its claim. Only for an email that certainly wasn't sent. */
export async function postponeDelivery(db: Db, key: Key, dueAt: Date): Promise<void> {
  await db.update(noticeDeliveries).set({ dueAt, claimedAt: null }).where(byKey(key));
}

/** Postpones everything of a channel that is due. */
export async function postponeDue(
  db: Db,
  channel: Channel,
  { now, until }: { now: Date; until: Date },
) {
  await db.update(noticeDeliveries).set({ dueAt: until }).where(isDue(channel, now));
}

export async function deleteDelivery(db: Db, key: Key): Promise<void> {
  await db.delete(noticeDeliveries).where(byKey(key));
}

/** Deletes deliveries whose process stopped after claiming them. @returns their number */
export async function deleteInterrupted(db: Db, claimedBefore: Date): Promise<number> {
  const deleted = await db
    .delete(noticeDeliveries)
    .where(lt(noticeDeliveries.claimedAt, claimedBefore))
    .returning({ id: noticeDeliveries.id });
  return deleted.length;
}
