import { and, desc, eq, lt } from 'drizzle-orm';
import { containsText } from '../../platform/db/contains-text.ts';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { coachNotes } from '../../platform/db/schema/index.ts';

export type StoredNote = typeof coachNotes.$inferSelect;

/** One coach's notes on one athlete. */
export interface Notebook {
  coachId: string;
  athleteId: string;
}

const inBook = ({ coachId, athleteId }: Notebook) =>
  and(eq(coachNotes.athleteId, athleteId), eq(coachNotes.coachId, coachId));

export async function insertNote(db: Db, note: typeof coachNotes.$inferInsert) {
  const [stored] = await db.insert(coachNotes).values(note).returning();
  if (!stored) throw new Error('the note was not stored');
  return stored;
}

/** Whether a write failed because this form was already stored. */
export function isDuplicateNote(error: unknown): boolean {
  return brokenConstraint(error) === 'coach_notes_request_key_key';
}

export async function findNoteByKey(db: Db, book: Notebook, requestKey: string) {
  const [note] = await db
    .select()
    .from(coachNotes)
    .where(and(inBook(book), eq(coachNotes.requestKey, requestKey)));
  return note ?? null;
}

interface NoteFilter {
  pinned: boolean;
  /** Only notes that contain this text. */
  search: string | undefined;
  limit: number;
  /** The id that the previous page ended at. */
  before: string | null;
}

/** Notes that are pinned or not, newest first. */
export async function listNotes(
  db: Db,
  book: Notebook,
  { pinned, search, limit, before }: NoteFilter,
): Promise<StoredNote[]> {
  return db
    .select()
    .from(coachNotes)
    .where(
      and(
        inBook(book),
        eq(coachNotes.pinned, pinned),
        search ? containsText(coachNotes.content, search) : undefined,
        before ? lt(coachNotes.id, before) : undefined,
      ),
    )
    .orderBy(desc(coachNotes.id))
    .limit(limit);
}

/** Locks the note until the transaction ends. */
export async function lockNote(tx: Tx, book: Notebook, noteId: string) {
  const [note] = await tx
    .select()
    .from(coachNotes)
    .where(and(inBook(book), eq(coachNotes.id, noteId)))
    .for('update');
  return note ?? null;
}

export async function updateNote(
  db: Db,
  { athleteId, id, version }: StoredNote,
  change: { content: string; updatedAt: Date },
): Promise<StoredNote> {
  const [note] = await db
    .update(coachNotes)
    .set({ ...change, version: version + 1 })
    .where(and(eq(coachNotes.athleteId, athleteId), eq(coachNotes.id, id)))
    .returning();
  if (!note) throw new Error('the note is gone');
  return note;
}

export async function setPinned(
  tx: Tx,
  { athleteId, id }: StoredNote,
  pinned: boolean,
): Promise<StoredNote> {
  const [note] = await tx
    .update(coachNotes)
    .set({ pinned })
    .where(and(eq(coachNotes.athleteId, athleteId), eq(coachNotes.id, id)))
    .returning();
  if (!note) throw new Error('the note is gone');
  return note;
}

export async function deleteNote(db: Db, { athleteId, id }: StoredNote) {
  await db
    .delete(coachNotes)
    .where(and(eq(coachNotes.athleteId, athleteId), eq(coachNotes.id, id)));
}
