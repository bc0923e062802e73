import { type CoachNote, coachNoteEndpoints, PINNED_NOTES_LIMIT } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { cutPage, idCursorOf, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findVisibleAthlete } from '../athletes/index.ts';
import { listNotes, type StoredNote } from './queries.ts';
import { addNote, changeNote, pinNote, removeNote } from './write-note.ts';

export function addCoachNoteRoutes(app: FastifyInstance, services: Services) {
  /** The caller's notes on one of their athletes. */
  async function bookOf(actor: Actor, athleteId: string, request: FastifyRequest) {
    const athlete = await findVisibleAthlete(services, { actor, athleteId, request });
    return { coachId: actor.userId, athlete };
  }

  addEndpoint(app, coachNoteEndpoints.listCoachNotes, async (call) => {
    const { limit, cursor, search, only } = call.query;
    const before = readIdCursor(cursor);
    const { coachId, athlete } = await bookOf(call.actor, call.params.userId, call.request);
    const book = { coachId, athleteId: athlete.id };
    const filter = { search: search?.trim(), before };
    const list = (pinned: boolean, most: number) =>
      listNotes(services.db, book, { ...filter, pinned, limit: most });
    const pinned = before ? [] : await list(true, PINNED_NOTES_LIMIT);
    const found = only ? [] : await list(false, limit + 1);
    const { rows, nextCursor } = cutPage(found, limit, idCursorOf);
    return { notes: [...pinned, ...rows].map(toNote), nextCursor };
  });

  addEndpoint(app, coachNoteEndpoints.addCoachNote, async ({ actor, params, body, request }) => {
    const book = await bookOf(actor, params.userId, request);
    return toNote(await addNote(services, book, body));
  });

  addEndpoint(app, coachNoteEndpoints.changeCoachNote, async ({ actor, params, body, request }) => {
    const book = await bookOf(actor, params.userId, request);
    return toNote(await changeNote(services, book, params.noteId, body));
  });

  addEndpoint(app, coachNoteEndpoints.pinCoachNote, async ({ actor, params, body, request }) => {
    const book = await bookOf(actor, params.userId, request);
    return toNote(await pinNote(services, book, params.noteId, body.pinned));
  });

  addEndpoint(app, coachNoteEndpoints.deleteCoachNote, async (call) => {
    const book = await bookOf(call.actor, call.params.userId, call.request);
    await removeNote(services, book, call.params.noteId, call.query.version);
    return undefined;
  });
}

function toNote({ id, content, version, pinned, createdAt, updatedAt }: StoredNote): CoachNote {
  return {
    id,
    content,
    version,
    pinned,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
