import { type CoachNoteBody, type CoachNoteChange, PINNED_NOTES_LIMIT } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { sentAs, storeOnce } from '../../platform/db/store-once.ts';
import { badField, notFound, refuseOutdated } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import {
  deleteNote,
  findNoteByKey,
  insertNote,
  isDuplicateNote,
  listNotes,
  lockNote,
  type StoredNote,
  setPinned,
  updateNote,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** A coach's notes on an athlete, as loaded when permission was checked. */
interface OpenBook {
  coachId: string;
  athlete: Person;
}

/** Stores a note. A duplicate form returns the note already stored. */
export async function addNote(
  { db, now }: Needs,
  open: OpenBook,
  { content, requestKey }: CoachNoteBody,
): Promise<StoredNote> {
  const at = now();
  const book = { coachId: open.coachId, athleteId: open.athlete.id };
  const sent = sentAs(requestKey, { content });
  const findFirst = (key: string) => findNoteByKey(db, book, key);
  return storeOnce(
    { sent, isAlreadyStored: isDuplicateNote, findFirst, hashOf: (row) => row.requestHash },
    () =>
      writeForAthlete({ db, now }, open, { affects: 'none' }, async (tx) => {
        return insertNote(tx, { ...book, ...sent, content, createdAt: at, updatedAt: at });
      }),
  );
}

/** @throws AppError `not_found`, or `changed_meanwhile` for an outdated version. */
export async function changeNote(
  { db, now }: Needs,
  open: OpenBook,
  noteId: string,
  { content, version }: CoachNoteChange,
): Promise<StoredNote> {
  return writeForAthlete({ db, now }, open, { affects: 'none' }, async (tx) => {
    const note = await lockCurrent(tx, open, noteId, version);
    return updateNote(tx, note, { content, updatedAt: now() });
  });
}

/**
 * @throws AppError `not_found`, or `changed_meanwhile` for an outdated version, if one is given.
 */
export async function removeNote(
  { db, now }: Needs,
  open: OpenBook,
  noteId: string,
  version: number | undefined,
) {
  await writeForAthlete({ db, now }, open, { affects: 'none' }, async (tx) => {
    await deleteNote(tx, await lockCurrent(tx, open, noteId, version));
  });
}

/** @throws AppError `not_found`, or `invalid_input` above the limit of pinned notes */
export async function pinNote(
  { db, now }: Needs,
  open: OpenBook,
  noteId: string,
  pinned: boolean,
): Promise<StoredNote> {
  const book = { coachId: open.coachId, athleteId: open.athlete.id };
  return writeForAthlete({ db, now }, open, { affects: 'none' }, async (tx) => {
    const note = await lockCurrent(tx, open, noteId, undefined);
    if (pinned && !note.pinned) {
      const filter = { pinned: true, search: undefined, limit: PINNED_NOTES_LIMIT, before: null };
      if ((await listNotes(tx, book, filter)).length === PINNED_NOTES_LIMIT) {
        throw badField(
          'pinned',
          `You already pinned ${PINNED_NOTES_LIMIT} notes on this athlete. Unpin one first.`,
        );
      }
    }
    return setPinned(tx, note, pinned);
  });
}

async function lockCurrent(
  tx: Tx,
  { coachId, athlete }: OpenBook,
  noteId: string,
  version: number | undefined,
) {
  const note = await lockNote(tx, { coachId, athleteId: athlete.id }, noteId);
  if (!note) throw notFound('Note');
  refuseOutdated('this note', note.version, version);
  return note;
}
