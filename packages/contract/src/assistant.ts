import { z } from 'zod';
import { cursorSchema, freeTextSchema, idSchema, instantSchema, queryInteger } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const QUESTION_MAX_LENGTH = 2000;
/** Maximum length of an answer. */
export const ANSWER_MAX_LENGTH = 8000;
/** Messages of the conversation that go with a question. */
export const HISTORY_LENGTH = 6;

export const ASSISTANT_ROLES = ['user', 'assistant'] as const;
/** Who wrote an answer: our own rules, a model, or our rules in place of a model that failed. */
export const ANSWER_ORIGINS = ['offline', 'model', 'fallback'] as const;

const answerSourceSchema = z.object({
  title: z.string(),
  /** A study, a choice of the house's own, or the athlete's own data. */
  kind: z.enum(['study', 'house', 'own']),
});

export const assistantMessageSchema = z
  .object({
    id: idSchema,
    role: z.enum(ASSISTANT_ROLES),
    content: z.string(),
    sources: z.array(answerSourceSchema),
    /** Questions near one that was not understood. */
    topics: z.array(z.string()),
    /** Null for a question. */
    origin: z.enum(ANSWER_ORIGINS).nullable(),
    /** Whether the coach was alerted. */
    handedToCoach: z.boolean(),
    createdAt: instantSchema,
  })
  .meta({ id: 'AssistantMessage' });
export type AssistantMessage = z.output<typeof assistantMessageSchema>;

export const askBodySchema = z.strictObject({
  message: freeTextSchema(QUESTION_MAX_LENGTH, 'Write a question first').min(
    1,
    'Write a question first',
  ),
  /** The logged-in user's own id. */
  userId: idSchema,
  conversationHistory: z
    .array(
      z.strictObject({
        role: z.enum(ASSISTANT_ROLES),
        content: freeTextSchema(ANSWER_MAX_LENGTH),
        timestamp: z.iso.datetime({ offset: true }).optional(),
      }),
    )
    .max(HISTORY_LENGTH, `Send at most ${HISTORY_LENGTH} messages`),
  /** Made by the client once per question; the same key again answers as the first time. */
  requestKey: z.uuid().optional(),
});
export type AskBody = z.output<typeof askBodySchema>;

export const askReplySchema = z
  .object({
    response: z.string(),
    sources: z.array(answerSourceSchema),
    handedToCoach: z.boolean(),
    /** The stored question and answer. */
    messages: z.array(assistantMessageSchema),
  })
  .meta({ id: 'AssistantReply' });
export type AskReply = z.output<typeof askReplySchema>;

const tag = 'Assistant';
const ofPerson = z.strictObject({ userId: idSchema });

export const assistantEndpoints = {
  /**
   * With `Accept: text/event-stream` a model's answer arrives in parts: `text` events with `{ "text" }`, then one
   * `done` event with the reply, which replaces them, or an `error` event.
   */
  askAli: defineEndpoint({
    method: 'POST',
    path: '/api/ai/ask-ali',
    access: 'session',
    tag,
    summary:
      'Ask the assistant. With a model configured, the answer is streamed to clients that accept text/event-stream',
    body: askBodySchema,
    status: 200,
    reply: askReplySchema,
  }),
  assistantMessages: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/assistant-messages',
    access: 'session',
    tag,
    summary: 'The conversation with the assistant, newest first. The coach can read it',
    params: ofPerson,
    query: z.strictObject({ limit: queryInteger(1, 200, 50), cursor: cursorSchema.optional() }),
    status: 200,
    reply: z.object({
      person: z.object({ id: idSchema, name: z.string() }),
      messages: z.array(assistantMessageSchema),
      nextCursor: z.string().nullable(),
    }),
  }),
  clearAssistantMessages: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:userId/assistant-messages',
    access: 'session',
    tag,
    summary: 'Start a new conversation. Passages passed on to the coach stay with the coach',
    params: ofPerson,
    status: 204,
  }),
};
