import type { VoiceNoteRef } from '@posedown/contract';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/schema/columns.ts';
import { voiceNotes } from '../../platform/db/schema/index.ts';

export type StoredVoiceNote = typeof voiceNotes.$inferSelect;
type NewVoiceNote = typeof voiceNotes.$inferInsert;

/** The id of a voice note that isn't stored yet. Its file is written under this id first. */
export const newVoiceNoteId = newId;

export async function insertVoiceNote(tx: Tx, note: NewVoiceNote): Promise<StoredVoiceNote> {
  const [stored] = await tx.insert(voiceNotes).values(note).returning();
  if (!stored) throw new Error('the voice note was not stored');
  return stored;
}

/** Whether a write failed because this voice note was already stored. */
export const isAlreadyStored = (error: unknown) =>
  brokenConstraint(error) === 'voice_notes_request_key_key';

const isNote = (athleteId: string, id: string) =>
  and(eq(voiceNotes.athleteId, athleteId), eq(voiceNotes.id, id));

export async function findVoiceNoteByKey(
  db: Db,
  { athleteId, fromUserId, requestKey }: Record<'athleteId' | 'fromUserId' | 'requestKey', string>,
): Promise<StoredVoiceNote | null> {
  const [note] = await db
    .select()
    .from(voiceNotes)
    .where(
      and(
        eq(voiceNotes.athleteId, athleteId),
        eq(voiceNotes.fromUserId, fromUserId),
        eq(voiceNotes.requestKey, requestKey),
      ),
    );
  return note ?? null;
}

/** A voice note that was sent, or that the reader recorded. */
export async function findVoiceNote(
  db: Db,
  { athleteId, id, readerId }: Record<'athleteId' | 'id' | 'readerId', string>,
): Promise<StoredVoiceNote | null> {
  const [note] = await db
    .select()
    .from(voiceNotes)
    .where(
      and(
        isNote(athleteId, id),
        or(isNull(voiceNotes.looseSince), eq(voiceNotes.fromUserId, readerId)),
      ),
    );
  return note ?? null;
}

/** Attaches an unsent voice note of a person. @returns whether there is one */
export async function attachLoose(
  tx: Tx,
  { athleteId, fromUserId, id }: Record<'athleteId' | 'fromUserId' | 'id', string>,
): Promise<boolean> {
  const attached = await tx
    .update(voiceNotes)
    .set({ looseSince: null })
    .where(
      and(
        isNote(athleteId, id),
        eq(voiceNotes.fromUserId, fromUserId),
        isNotNull(voiceNotes.looseSince),
      ),
    )
    .returning({ id: voiceNotes.id });
  return attached.length > 0;
}

const file = { athleteId: voiceNotes.athleteId, id: voiceNotes.id, type: voiceNotes.type };

/** Permanently deletes a voice note's row. @returns what its file is named after */
export async function deleteVoiceNoteRow(tx: Tx, athleteId: string, id: string) {
  const [deleted] = await tx.delete(voiceNotes).where(isNote(athleteId, id)).returning(file);
  return deleted ?? null;
}

/** Deletes the rows of voice notes unsent since before an instant. @returns what their files are named after */
export const deleteLooseRows = (db: Db, before: Date) =>
  db.delete(voiceNotes).where(lt(voiceNotes.looseSince, before)).returning(file);

export function findVoiceNoteRefs(
  db: Db,
  athleteId: string,
  ids: readonly string[],
): Promise<VoiceNoteRef[]> {
  return db
    .select({
      id: voiceNotes.id,
      userId: voiceNotes.athleteId,
      seconds: voiceNotes.seconds,
      waveform: voiceNotes.waveform,
    })
    .from(voiceNotes)
    .where(and(eq(voiceNotes.athleteId, athleteId), inArray(voiceNotes.id, [...ids])));
}

/** The number of voice notes in an athlete's thread. */
export const countVoiceNotes = (db: Db, athleteId: string): Promise<number> =>
  db.$count(voiceNotes, eq(voiceNotes.athleteId, athleteId));

/** A page of an athlete's sent voice notes, by id. */
export function listVoiceNotes(
  db: Db,
  { athleteId, after, limit }: { athleteId: string; after: string | null; limit: number },
) {
  return db
    .select({ ...file, createdAt: voiceNotes.createdAt })
    .from(voiceNotes)
    .where(
      and(
        eq(voiceNotes.athleteId, athleteId),
        isNull(voiceNotes.looseSince),
        after ? gt(voiceNotes.id, after) : undefined,
      ),
    )
    .orderBy(asc(voiceNotes.id))
    .limit(limit);
}

/** Ids per statement: well below the protocol limit of 65,535 parameters. */
const AT_ONCE = 1000;

/** The given ids that are voice notes of the athlete. */
export async function findVoiceNoteIds(
  db: Db,
  athleteId: string,
  ids: string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    for (const { id } of await findVoiceNoteRefs(db, athleteId, some)) found.add(id);
  }
  return found;
}
