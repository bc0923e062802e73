import type { MessageLink } from '@posedown/contract';
import { and, desc, eq, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type JsonRow, jsonRow, rowOf } from '../../../platform/db/json-row.ts';
import {
  messages,
  type StoredPhotoMarks,
  users,
  weeklyCheckIns,
} from '../../../platform/db/schema/index.ts';

export type StoredWeekly = typeof weeklyCheckIns.$inferSelect;
export type NewWeekly = typeof weeklyCheckIns.$inferInsert;

/** The coach's reply, which is a message. */
export interface StoredReply {
  messageId: string;
  fromName: string | null;
  content: string;
  photoIds: string[];
  photoMarks: StoredPhotoMarks[];
  links: MessageLink[];
  voiceNoteId: string | null;
  createdAt: Date;
}

/** A check-in with the coach's reply. */
export type WeeklyWithReply = StoredWeekly & { reply: StoredReply | null };

const selectWeekly = (db: Db) =>
  db
    .select({
      checkIn: weeklyCheckIns,
      reply: {
        messageId: messages.id,
        content: messages.content,
        photoIds: messages.photoIds,
        photoMarks: messages.photoMarks,
        links: messages.links,
        voiceNoteId: messages.voiceNoteId,
        createdAt: messages.createdAt,
        deletedAt: messages.deletedAt,
      },
      fromName: users.name,
    })
    .from(weeklyCheckIns)
    .leftJoin(
      messages,
      and(
        eq(messages.athleteId, weeklyCheckIns.athleteId),
        eq(messages.id, weeklyCheckIns.replyId),
      ),
    )
    .leftJoin(users, eq(users.id, messages.fromUserId));

type Joined = Awaited<ReturnType<typeof selectWeekly>>[number];

function withReply({ checkIn, reply, fromName }: Joined): WeeklyWithReply {
  if (!reply || reply.deletedAt) return { ...checkIn, reply: null };
  const { deletedAt, ...shown } = reply;
  return { ...checkIn, reply: { ...shown, fromName } };
}

export interface JsonWeekly {
  checkIn: JsonRow<typeof weeklyCheckIns>;
  message: JsonRow<typeof messages> | null;
  fromName: string | null;
}

/** An athlete's last weekly check-ins, newest first. For use inside larger statements. */
export const latestWeekly = (athleteId: SQLWrapper, limit: number) => sql<JsonWeekly[]>`(
  select coalesce(json_agg(json_build_object('checkIn', k.check_in, 'message', k.message, 'fromName', k.from_name)
    order by k.due_on desc), '[]')
  from (
    select ${jsonRow(weeklyCheckIns)} as check_in, ${weeklyCheckIns.dueOn} as due_on, ${users.name} as from_name,
      case when ${messages.id} is not null then ${jsonRow(messages)} end as message
    from ${weeklyCheckIns}
    left join ${messages} on ${messages.athleteId} = ${weeklyCheckIns.athleteId}
      and ${messages.id} = ${weeklyCheckIns.replyId}
    left join ${users} on ${users.id} = ${messages.fromUserId}
    where ${weeklyCheckIns.athleteId} = ${athleteId} order by ${weeklyCheckIns.dueOn} desc limit ${limit}) k)`;

export const fromJsonWeekly = ({ checkIn, message, fromName }: JsonWeekly): WeeklyWithReply =>
  withReply({
    checkIn: rowOf(weeklyCheckIns, checkIn),
    reply: message && toReplyRow(rowOf(messages, message)),
    fromName,
  });

function toReplyRow(message: typeof messages.$inferSelect): NonNullable<Joined['reply']> {
  const { id: messageId, content, photoIds, photoMarks, links, voiceNoteId } = message;
  const { createdAt, deletedAt } = message;
  return { messageId, content, photoIds, photoMarks, links, voiceNoteId, createdAt, deletedAt };
}

interface Page {
  athleteId: string;
  /** Only those due before this day. */
  before?: string | undefined;
  limit: number;
}

/** An athlete's weekly check-ins, newest first. */
export async function listWeekly(
  db: Db,
  { athleteId, before, limit }: Page,
): Promise<WeeklyWithReply[]> {
  const rows = await selectWeekly(db)
    .where(
      and(
        eq(weeklyCheckIns.athleteId, athleteId),
        before ? lt(weeklyCheckIns.dueOn, before) : undefined,
      ),
    )
    .orderBy(desc(weeklyCheckIns.dueOn))
    .limit(limit);
  return rows.map(withReply);
}

export async function findWeekly(
  db: Db,
  { athleteId, id }: { athleteId: string; id: string },
): Promise<WeeklyWithReply | null> {
  const [row] = await selectWeekly(db).where(
    and(eq(weeklyCheckIns.athleteId, athleteId), eq(weeklyCheckIns.id, id)),
  );
  return row ? withReply(row) : null;
}

export async function findWeeklyOn(
  db: Db,
  { athleteId, dueOn }: { athleteId: string; dueOn: string },
): Promise<WeeklyWithReply | null> {
  const [row] = await selectWeekly(db).where(
    and(eq(weeklyCheckIns.athleteId, athleteId), eq(weeklyCheckIns.dueOn, dueOn)),
  );
  return row ? withReply(row) : null;
}

export async function insertWeekly(tx: Tx, checkIn: NewWeekly): Promise<StoredWeekly> {
  const [stored] = await tx.insert(weeklyCheckIns).values(checkIn).returning();
  if (!stored) throw new Error('the check-in was not stored');
  return stored;
}

export async function updateWeekly(
  tx: Tx,
  { athleteId, id }: { athleteId: string; id: string },
  change: Partial<NewWeekly>,
): Promise<StoredWeekly> {
  const [stored] = await tx
    .update(weeklyCheckIns)
    .set({ ...change, version: sql`${weeklyCheckIns.version} + 1` })
    .where(and(eq(weeklyCheckIns.athleteId, athleteId), eq(weeklyCheckIns.id, id)))
    .returning();
  if (!stored) throw new Error('the check-in was not stored');
  return stored;
}

/** Marks the older check-ins that still wait as done, together with a newer one. */
export async function closeOlder(
  tx: Tx,
  { athleteId, dueOn }: { athleteId: string; dueOn: string },
  done: { doneAt: Date; doneById: string },
): Promise<void> {
  await tx
    .update(weeklyCheckIns)
    .set({ ...done, version: sql`${weeklyCheckIns.version} + 1` })
    .where(
      and(
        eq(weeklyCheckIns.athleteId, athleteId),
        lt(weeklyCheckIns.dueOn, dueOn),
        sql`${weeklyCheckIns.doneAt} is null`,
      ),
    );
}
