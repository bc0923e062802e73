import { PassThrough, type Readable } from 'node:stream';
import {
  type AskReply,
  type AssistantMessage,
  askReplySchema,
  assistantEndpoints,
} from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addEndpoint, StreamReply } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { answerQuestion } from './ask.ts';
import { clearConversation, listConversation } from './conversation.ts';
import type { StoredLine } from './queries.ts';

export function addAssistantRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, assistantEndpoints.askAli, async ({ actor, body, request }) => {
    const result = await answerQuestion(services, actor, body);
    if (result.kind === 'answered') return toReply(result.lines);
    if (!request.headers.accept?.includes('text/event-stream')) {
      return toReply(await result.finish(() => undefined));
    }
    const finish = async (onText: (text: string) => void) =>
      askReplySchema.encode(toReply(await result.finish(onText)));
    return new StreamReply(streamAnswer(services, request, finish));
  });

  addEndpoint(
    app,
    assistantEndpoints.assistantMessages,
    async ({ actor, params, query, request }) => {
      const { id, name } = await athleteOf(services, { actor, params, request });
      const page = { ...query, userId: id, isCoach: actor.userId !== id };
      const { messages, nextCursor } = await listConversation(services, page);
      return { person: { id, name }, messages: messages.map(toMessage), nextCursor };
    },
  );

  addEndpoint(
    app,
    assistantEndpoints.clearAssistantMessages,
    async ({ actor, params, request }) => {
      await clearConversation(
        services,
        actor,
        await athleteOf(services, { actor, params, request }),
      );
      return undefined;
    },
  );
}

function toReply(lines: StoredLine[]): AskReply {
  const answer = lines.find(({ role }) => role === 'assistant');
  if (!answer) throw new Error('a question was saved without its answer');
  const { content: response, sources, handedToCoach } = answer;
  return { response, sources, handedToCoach, messages: lines.map(toMessage) };
}

function toMessage(line: StoredLine): AssistantMessage {
  const { id, role, content, sources, topics, origin, handedToCoach, createdAt } = line;
  const at = createdAt.toISOString();
  return { id, role, content, sources, topics, origin, handedToCoach, createdAt: at };
}

/**
 * Streams an answer: `text` events, then `done` with the whole answer, or `error`. The answer is
 * completed and stored even if the client disconnects.
 */
function streamAnswer(
  { background }: Pick<Services, 'background'>,
  request: FastifyRequest,
  finish: (onText: (text: string) => void) => Promise<unknown>,
): Readable {
  const stream = new PassThrough();
  // The client disconnected.
  stream.on('error', () => undefined);
  const send = (event: string, data: unknown) => {
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  background.run('the answer of a model', async () => {
    try {
      send('done', await finish((text) => send('text', { text })));
    } catch (error) {
      const message = 'Something went wrong on our side. Please try again.';
      send('error', { error: message, code: 'internal', requestId: request.id });
      throw error;
    } finally {
      stream.end();
    }
  });
  return stream;
}
