import type { CoachNoteBody, CoachNoteChange } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { sentAs, storeOnce } from '../../platform/db/sent-once.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import {
  deleteNote,
  findNoteByKey,
  holdNote,
  insertNote,
  isSentBefore,
  type Notebook,
  type StoredNote,
  updateNote,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** Stores a note. The same form sent again answers with the note it made the first time. */
export async function addNote(
  { db, now }: Needs,
  book: Notebook,
  { content, requestKey }: CoachNoteBody,
): Promise<StoredNote> {
  const at = now();
  const sent = sentAs(requestKey, { content });
  const findFirst = (key: string) => findNoteByKey(db, book, key);
  return storeOnce({ sent, isSentBefore, findFirst, hashOf: (row) => row.requestHash }, () =>
    insertNote(db, { ...book, ...sent, content, createdAt: at, updatedAt: at }),
  );
}

/** @throws AppError `not_found`, or `changed_meanwhile` where the version is outdated. */
export async function changeNote(
  { db, now }: Needs,
  book: Notebook,
  noteId: string,
  { content, version }: CoachNoteChange,
): Promise<StoredNote> {
  return db.transaction(async (tx) => {
    const note = await holdCurrent(tx, book, noteId, version);
    return updateNote(tx, note, { content, updatedAt: now() });
  });
}

/** @throws AppError `not_found`, or `changed_meanwhile` where a version is named and outdated. */
export async function removeNote(
  { db }: Pick<Services, 'db'>,
  book: Notebook,
  noteId: string,
  version: number | undefined,
) {
  await db.transaction(async (tx) => {
    await deleteNote(tx, await holdCurrent(tx, book, noteId, version));
  });
}

async function holdCurrent(tx: Db, book: Notebook, noteId: string, version: number | undefined) {
  const note = await holdNote(tx, book, noteId);
  if (!note) throw notFound('That note');
  if (version !== undefined && version !== note.version) {
    throw new AppError('changed_meanwhile', {
      userMessage: 'This note was changed on another device. Reload it before you change it.',
    });
  }
  return note;
}
