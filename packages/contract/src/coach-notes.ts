import { z } from 'zod';
import {
  cursorSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  queryInteger,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const contentSchema = freeTextSchema(5000, 'Write a note').min(1, 'Write a note');

export const coachNoteBodySchema = z.strictObject({
  content: contentSchema,
  /** Made by the client once per form; the same key again answers with the note already there. */
  requestKey: z.uuid().optional(),
});
export type CoachNoteBody = z.output<typeof coachNoteBodySchema>;

export const coachNoteChangeSchema = z.strictObject({
  content: contentSchema,
  /** The version that was read; an outdated one is refused. */
  version: versionSchema,
});
export type CoachNoteChange = z.output<typeof coachNoteChangeSchema>;

export const coachNoteSchema = z
  .object({
    id: idSchema,
    content: z.string(),
    version: z.number().int(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'CoachNote' });
export type CoachNote = z.output<typeof coachNoteSchema>;

const tag = 'Coach notes';
const ofAthlete = z.object({ userId: idSchema });
const ofNote = z.object({ userId: idSchema, noteId: idSchema });

export const coachNoteEndpoints = {
  listCoachNotes: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/coach-notes',
    access: 'coach',
    tag,
    summary: 'Your private notes on one of your athletes, newest first',
    params: ofAthlete,
    query: z.strictObject({ limit: queryInteger(1, 100, 20), cursor: cursorSchema.optional() }),
    status: 200,
    reply: z.object({ notes: z.array(coachNoteSchema), nextCursor: z.string().nullable() }),
  }),
  addCoachNote: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/coach-notes',
    access: 'coach',
    tag,
    summary: 'Write a note about one of your athletes',
    params: ofAthlete,
    body: coachNoteBodySchema,
    status: 201,
    reply: coachNoteSchema,
  }),
  changeCoachNote: defineEndpoint({
    method: 'PATCH',
    path: '/api/users/:userId/coach-notes/:noteId',
    access: 'coach',
    tag,
    summary: 'Edit one of your notes',
    params: ofNote,
    body: coachNoteChangeSchema,
    status: 200,
    reply: coachNoteSchema,
  }),
  deleteCoachNote: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/coach-notes/:noteId',
    access: 'coach',
    tag,
    summary: 'Delete one of your notes',
    params: ofNote,
    query: z.strictObject({
      /** The version that was read; an outdated one is refused. Without it any version is deleted. */
      version: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
    }),
    status: 204,
  }),
};
