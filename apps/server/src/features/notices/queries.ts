import type { NoticeKind } from '@posedown/coaching';
import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { arrayParam } from '../../platform/db/array-param.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/schema/columns.ts';
import {
  checkInSchedules,
  messages,
  noticeSettings,
  notices,
  rosterEntries,
  users,
} from '../../platform/db/schema/index.ts';
import { queueEmails, queuePushes } from './deliveries/queries.ts';

export type StoredSettings = Omit<typeof noticeSettings.$inferSelect, 'userId'>;

export interface NewNotice {
  userId: string;
  kind: NoticeKind;
  /** The event. The same event is noticed once. */
  subject: string;
  /** The athlete it is about. Null for the whole practice. */
  aboutId: string | null;
  amount?: number;
}

/**
 * Stores a notice unless its kind is off or its event already has one. @param joins whether it joins an unread one of
 * its kind about the same athlete. @returns whether anything changed
 */
export async function storeNotice(
  tx: Tx,
  { userId, kind, subject, aboutId, amount = 1 }: NewNotice,
  { joins, at }: { joins: boolean; at: Date },
): Promise<boolean> {
  const id = newId();
  const instant = sql`${at.toISOString()}::timestamptz`;
  const result: unknown = await tx.execute(sql`
    with wanted as (
      select 1 where not exists (
        select 1 from ${noticeSettings} s where s.user_id = ${userId}::uuid and ${kind} = any(s.off))
    ), unread as (
      select n.id from ${notices} n where n.user_id = ${userId}::uuid and n.read_at is null and ${joins}
        and n.kind = ${kind} and n.about_id is not distinct from ${aboutId}::uuid
    ), joined as (
      update ${notices} set amount = ${notices.amount} + 1, id = ${id}::uuid, created_at = ${instant}
      where ${notices.userId} = ${userId}::uuid and ${notices.readAt} is null and ${joins}
        and ${notices.kind} = ${kind} and ${notices.aboutId} is not distinct from ${aboutId}::uuid
        and exists (select 1 from wanted)
      returning "user_id", "id", "kind"
    ), stored as (
      insert into ${notices} ("user_id", "id", "kind", "subject", "about_id", "amount", "created_at")
      select ${userId}::uuid, ${id}::uuid, ${kind}, ${subject}, ${aboutId}::uuid, ${amount}::int, ${instant}
      from wanted where not exists (select 1 from joined)
      on conflict do nothing returning "user_id", "id", "kind"
    ), queued as (${queueEmails(sql`stored`, at)}), pushed as (
      ${queuePushes(sql`(select * from stored union all select * from joined)`, sql`(select id from unread)`, at)}
    ) select (select count(*) from joined) + (select count(*) from stored) as changed`);
  const [row] = (result as { rows: { changed: number | string }[] }).rows;
  return Number(row?.changed) > 0;
}

/** Stores many notices that don't join others. @returns the people with a new one */
export async function storeNotices(db: Db, rows: readonly NewNotice[], at: Date) {
  if (rows.length === 0) return [];
  const values = rows.map(({ amount = 1, ...row }) => ({
    ...{ user_id: row.userId, id: newId(), kind: row.kind, subject: row.subject },
    ...{ about_id: row.aboutId, amount },
  }));
  const result: unknown = await db.execute(sql`
    with stored as (
      insert into ${notices} ("user_id", "id", "kind", "subject", "about_id", "amount", "created_at")
      select n.user_id, n.id, n.kind, n.subject, n.about_id, n.amount, ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as n (user_id uuid, id uuid, kind text, subject text, about_id uuid, amount int)
      join ${users} u on u.id = n.user_id
      where not exists (
        select 1 from ${noticeSettings} s where s.user_id = n.user_id and n.kind = any(s.off))
      on conflict do nothing returning "user_id", "id", "kind"
    ), queued as (${queueEmails(sql`stored`, at)}),
    pushed as (${queuePushes(sql`stored`, sql`(null::uuid)`, at)})
    select "user_id" as "userId" from stored`);
  return (result as { rows: { userId: string }[] }).rows.map(({ userId }) => userId);
}

interface Page {
  userId: string;
  limit: number;
  /** The last id of the previous page. */
  before: string | null;
}

/** A person's notices with the names of the athletes they are about, newest first. */
export function listNotices(db: Db, { userId, limit, before }: Page) {
  return db
    .select({ notice: notices, name: users.name })
    .from(notices)
    .leftJoin(users, eq(users.id, notices.aboutId))
    .where(and(eq(notices.userId, userId), before ? lt(notices.id, before) : undefined))
    .orderBy(desc(notices.id))
    .limit(limit);
}

export type ListedNotice = Awaited<ReturnType<typeof listNotices>>[number];

export function countUnreadNotices(db: Db, userId: string): Promise<number> {
  return db.$count(notices, and(eq(notices.userId, userId), isNull(notices.readAt)));
}

export async function hasNotice(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.$count(notices, and(eq(notices.userId, userId), eq(notices.id, id)))) > 0;
}

interface Read {
  userId: string;
  /** Only this one, or all up to it. */
  id?: string;
  upTo?: string;
  kinds?: readonly NoticeKind[];
  aboutId?: string;
  subject?: string;
}

/** Marks unread notices as read. @returns whether there were any */
export async function markNotices(db: Db, read: Read, at: Date): Promise<boolean> {
  const { userId, id, upTo, kinds, aboutId, subject } = read;
  const marked = await db
    .update(notices)
    .set({ readAt: at })
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        id ? eq(notices.id, id) : undefined,
        upTo ? lte(notices.id, upTo) : undefined,
        kinds ? sql`${notices.kind} = any(${arrayParam(kinds, 'text')})` : undefined,
        aboutId ? eq(notices.aboutId, aboutId) : undefined,
        subject ? eq(notices.subject, subject) : undefined,
      ),
    )
    .returning({ id: notices.id });
  return marked.length > 0;
}

/** Marks a person's notice about a thread as read if no unread message is left in it. @returns whether it was unread */
export async function markMessageNotice(
  db: Db,
  { userId, athleteId }: { userId: string; athleteId: string },
  at: Date,
): Promise<boolean> {
  const marked = await db
    .update(notices)
    .set({ readAt: at })
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        eq(notices.kind, 'message'),
        eq(notices.aboutId, athleteId),
        sql`not exists (select 1 from ${messages} where ${messages.athleteId} = ${athleteId}
          and ${messages.toUserId} = ${userId} and not ${messages.read})`,
      ),
    )
    .returning({ id: notices.id });
  return marked.length > 0;
}

/** Deletes a coach's notices about athletes who move to another coach: one, or all. */
export async function deleteNoticesAbout(
  tx: Tx,
  { userId, athleteId }: { userId: string; athleteId?: string | undefined },
): Promise<void> {
  const about = athleteId ? eq(notices.aboutId, athleteId) : undefined;
  await tx.delete(notices).where(and(eq(notices.userId, userId), about));
}

export async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, before));
}

export async function findNoticeSettings(db: Db, userId: string): Promise<StoredSettings | null> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  return row ?? null;
}

/** What isn't named stays as it was. @returns all settings */
export async function saveNoticeSettings(
  db: Db,
  userId: string,
  change: Partial<StoredSettings>,
): Promise<StoredSettings | null> {
  const [row] = await db
    .insert(noticeSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: change })
    .returning();
  return row ?? null;
}

interface After {
  athleteId: string;
}

/** The schedules of athletes whose check-in may be open or late, by the athlete's id. */
export function listDueSchedules(
  db: Db,
  { dueBy, after, limit }: { dueBy: string; after: After | null; limit: number },
) {
  return db
    .select({
      athleteId: checkInSchedules.athleteId,
      weekday: checkInSchedules.weekday,
      minute: checkInSchedules.minute,
      pausedUntil: users.pausedUntil,
      nextDueOn: checkInSchedules.nextDueOn,
      timezone: users.timezone,
      coachId: users.coachId,
    })
    .from(checkInSchedules)
    .innerJoin(users, eq(users.id, checkInSchedules.athleteId))
    .where(
      and(
        lte(checkInSchedules.nextDueOn, dueBy),
        after ? sql`${checkInSchedules.athleteId} > ${after.athleteId}` : undefined,
      ),
    )
    .orderBy(checkInSchedules.athleteId)
    .limit(limit);
}

/** Athletes with a show between two days, by their id. */
export function listShows(
  db: Db,
  { from, to, after, limit }: { from: string; to: string; after: After | null; limit: number },
) {
  return db
    .select({
      athleteId: rosterEntries.athleteId,
      showOn: sql<string>`${rosterEntries.competitionDate}::text`,
      timezone: users.timezone,
    })
    .from(rosterEntries)
    .innerJoin(users, eq(users.id, rosterEntries.athleteId))
    .where(
      and(
        sql`${rosterEntries.competitionDate} between ${from}::date and ${to}::date`,
        after ? sql`${rosterEntries.athleteId} > ${after.athleteId}` : undefined,
      ),
    )
    .orderBy(rosterEntries.athleteId)
    .limit(limit);
}

/** When these coaches want their digest, in their time zones. Null for the default hour. */
export function listDigestHours(db: Db, coachIds: readonly string[]) {
  return db
    .select({ id: users.id, timezone: users.timezone, hour: noticeSettings.digestHour })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
    .where(and(sql`${users.id} = any(${arrayParam(coachIds, 'uuid')})`, isNull(users.leftAt)));
}
