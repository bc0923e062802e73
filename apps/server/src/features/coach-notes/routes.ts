import { type CoachNote, coachNoteEndpoints } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { cutPage, idCursorOf, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findVisibleAthlete } from '../athletes/index.ts';
import { listNotes, type StoredNote } from './queries.ts';
import { addNote, changeNote, removeNote } from './write-note.ts';

export function addCoachNoteRoutes(app: FastifyInstance, services: Services) {
  /** The caller's notes on one of their athletes. */
  async function bookOf(actor: Actor, athleteId: string, request: FastifyRequest) {
    const athlete = await findVisibleAthlete(services, { actor, athleteId, request });
    return { coachId: actor.userId, athlete };
  }

  addEndpoint(app, coachNoteEndpoints.listCoachNotes, async (call) => {
    const { limit, cursor } = call.query;
    const before = readIdCursor(cursor);
    const { coachId, athlete } = await bookOf(call.actor, call.params.userId, call.request);
    const book = { coachId, athleteId: athlete.id };
    const found = await listNotes(services.db, book, { limit: limit + 1, before });
    const { rows, nextCursor } = cutPage(found, limit, idCursorOf);
    return { notes: rows.map(toNote), nextCursor };
  });

  addEndpoint(app, coachNoteEndpoints.addCoachNote, async ({ actor, params, body, request }) => {
    const book = await bookOf(actor, params.userId, request);
    return toNote(await addNote(services, book, body));
  });

  addEndpoint(app, coachNoteEndpoints.changeCoachNote, async ({ actor, params, body, request }) => {
    const book = await bookOf(actor, params.userId, request);
    return toNote(await changeNote(services, book, params.noteId, body));
  });

  addEndpoint(app, coachNoteEndpoints.deleteCoachNote, async (call) => {
    const book = await bookOf(call.actor, call.params.userId, call.request);
    await removeNote(services, book, call.params.noteId, call.query.version);
    return undefined;
  });
}

function toNote({ id, content, version, createdAt, updatedAt }: StoredNote): CoachNote {
  return {
    id,
    content,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
