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
import { photoRefSchema } from './photos.ts';

export const MESSAGE_MAX_LENGTH = 5000;
/** Minutes in which a message can be edited or deleted. */
export const MESSAGE_EDIT_MINUTES = 15;
export const MESSAGE_MOST_PHOTOS = 4;

const contentSchema = freeTextSchema(MESSAGE_MAX_LENGTH, 'Write something first').min(
  1,
  'Write something first',
);

export const messageSchema = z
  .object({
    id: idSchema,
    athleteId: idSchema,
    /** Null if the sender's account is gone. */
    fromUserId: idSchema.nullable(),
    /** A former coach keeps their name. Null as above. */
    fromName: z.string().nullable(),
    /** Empty once it was deleted, and where a photo says it all. */
    content: z.string(),
    attachments: z.array(photoRefSchema),
    createdAt: instantSchema,
    editedAt: instantSchema.nullable(),
    deletedAt: instantSchema.nullable(),
    /** When the recipient read it. */
    readAt: instantSchema.nullable(),
    /** Of its words. */
    version: z.number().int(),
    /** As the client named it when it sent it. */
    requestKey: z.uuid().nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof messageSchema>;

/** Words, photos, or both. */
export const messageBodySchema = z
  .strictObject({
    content: freeTextSchema(MESSAGE_MAX_LENGTH, 'Write something first'),
    /** Photos for messages that were sent before. */
    photoIds: z
      .array(idSchema)
      .max(MESSAGE_MOST_PHOTOS, `Send at most ${MESSAGE_MOST_PHOTOS} photos at once`)
      .optional(),
    /** Made by the client once per line; the same key again answers with the line already there. */
    requestKey: z.uuid().optional(),
  })
  .refine(({ content, photoIds = [] }) => content !== '' || photoIds.length > 0, {
    path: ['content'],
    message: 'Write something first',
  });
export type MessageBody = z.output<typeof messageBodySchema>;

const partySchema = z.object({ id: idSchema, name: z.string() });

export const messagePageSchema = z
  .object({
    athlete: partySchema,
    /** Null while nobody coaches the athlete. */
    coach: partySchema.nullable(),
    /** The newest first. */
    messages: z.array(messageSchema),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'MessagePage' });
export type MessagePage = z.output<typeof messagePageSchema>;

export const threadSchema = z
  .object({
    athleteId: idSchema,
    /** The other one: the athlete to a coach, the coach to an athlete. */
    name: z.string(),
    /** The last message; null in an empty thread. */
    last: messageSchema
      .pick({ fromUserId: true, content: true, createdAt: true, deletedAt: true })
      .extend({ photos: z.number().int() })
      .nullable(),
    /** Lines to the caller that they have not read. */
    unread: z.number().int(),
  })
  .meta({ id: 'Thread' });
export type Thread = z.output<typeof threadSchema>;

const tag = 'Messages';
const threadParams = z.object({ userId: idSchema });
const messageParams = z.object({ userId: idSchema, messageId: idSchema });

export const messageEndpoints = {
  threads: defineEndpoint({
    method: 'GET',
    path: '/api/messages/threads',
    access: 'session',
    tag,
    summary: 'Your threads, most recent first. A search also finds athletes you haven’t written to',
    query: z.strictObject({
      search: freeTextSchema(100).optional(),
      /** With it, only those with lines that the caller has not read. */
      unread: z.enum(['true']).optional(),
      limit: queryInteger(1, 100, 30),
      cursor: cursorSchema.optional(),
    }),
    status: 200,
    reply: z.object({ threads: z.array(threadSchema), nextCursor: z.string().nullable() }),
  }),
  unreadMessages: defineEndpoint({
    method: 'GET',
    path: '/api/messages/unread',
    access: 'session',
    tag,
    summary: 'Your unread messages, in total and for each of at most 200 athletes',
    status: 200,
    reply: z.object({
      total: z.number().int(),
      threads: z.array(z.object({ athleteId: idSchema, unread: z.number().int() })),
    }),
  }),
  messages: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/messages',
    access: 'session',
    tag,
    summary: 'A page of the thread between an athlete and their coach, newest first',
    params: threadParams,
    query: z.strictObject({ limit: queryInteger(1, 100, 40), cursor: cursorSchema.optional() }),
    status: 200,
    reply: messagePageSchema,
  }),
  sendMessage: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/messages',
    access: 'session',
    tag,
    summary: 'Send a message in a thread',
    params: threadParams,
    body: messageBodySchema,
    status: 201,
    reply: messageSchema,
  }),
  readMessages: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/messages/read',
    access: 'session',
    tag,
    summary: 'Mark messages to you as read, up to one of them',
    params: threadParams,
    body: z.strictObject({ upTo: idSchema }),
    status: 204,
  }),
  typing: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/messages/typing',
    access: 'session',
    tag,
    summary: 'Signal that you’re typing. The other person is notified and nothing is stored',
    params: threadParams,
    status: 204,
  }),
  editMessage: defineEndpoint({
    method: 'PATCH',
    path: '/api/users/:userId/messages/:messageId',
    access: 'session',
    tag,
    summary: 'Edit one of your own messages within 15 minutes',
    params: messageParams,
    body: z.strictObject({ content: contentSchema, version: versionSchema }),
    status: 200,
    reply: messageSchema,
  }),
  deleteMessage: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/messages/:messageId',
    access: 'session',
    tag,
    summary: 'Delete one of your own messages within 15 minutes',
    params: messageParams,
    status: 200,
    reply: messageSchema,
  }),
};
