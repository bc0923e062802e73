import type { MessageLink } from '@posedown/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
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
