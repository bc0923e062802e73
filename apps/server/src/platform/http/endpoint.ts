import type { Readable } from 'node:stream';
import {
  type BodyOf,
  type Endpoint,
  errorReplySchema,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@posedown/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { type Actor, actorOf } from '../session/actor.ts';
import { acceptFiles, endUpload } from './accept-files.ts';
import { RangedFile } from './ranged-file.ts';
import { ReadyReply } from './reply-cache.ts';

type ActorFor<E extends Endpoint> = E['access'] extends 'public' ? Actor | null : Actor;

/** One validated call, as passed to a handler. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: ActorFor<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A streamed response, as server-sent events. */
export class StreamReply {
  readonly stream: Readable;

  constructor(stream: Readable) {
    this.stream = stream;
  }
}

/** Replies that the client's cached file is current. */
export const UNCHANGED = Symbol('unchanged');

type Answer<E extends Endpoint> = E['download'] extends string
  ? Buffer | Readable | RangedFile | typeof UNCHANGED
  : E['reply'] extends z.ZodType
    ? ReplyOf<E> | ReadyReply | StreamReply
    : undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/**
 * Registers a contract endpoint: checks permission, then input, runs the handler, and trims the reply to the contract's
 * schema.
 */
export function addEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
) {
  // Uploads are read in a scope of their own that accepts nothing else.
  if (endpoint.upload) {
    const { upload } = endpoint;
    app.register(async (scope) => {
      acceptFiles(scope, upload);
      addRoute(scope, endpoint, handle);
    });
  } else addRoute(app, endpoint, handle);
}

function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...bodySchema(endpoint),
      response: {
        [endpoint.status]: replySchema(endpoint),
        default: errorReplySchema,
      },
    },
    handler: (request, reply) =>
      request.server
        .runLimited(request, endpoint, async () => {
          if (endpoint.upload) refuseEmptyFile(request.body, endpoint.upload);
          await request.server.chargeQuota(request, endpoint);
          return answerCall(endpoint, handle, { request, reply });
        })
        .finally(() => endUpload(request)),
  });
}

async function answerCall<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
  { request, reply }: Pick<Call<E>, 'request' | 'reply'>,
) {
  const answer = await handle({
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    actor: actorOf(request) as ActorFor<E>,
    request,
    reply,
  });
  reply.code(endpoint.status);
  if (answer instanceof ReadyReply) return answer.send(request, reply);
  if (answer instanceof StreamReply) {
    // Keeps proxies from buffering the stream.
    return reply
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(answer.stream);
  }
  if (answer === UNCHANGED) return reply.code(304).send();
  if (answer instanceof RangedFile) return answer.send(request, reply);
  if (endpoint.download) return reply.type(endpoint.download).send(answer);
  return endpoint.reply ? answer : reply.send();
}

const fileSchema = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, 'Send a file')
  .meta({ type: 'string', format: 'binary' });

/** A raw file has no field to report an error at. */
function refuseEmptyFile(body: unknown, { what }: NonNullable<Endpoint['upload']>): void {
  if (body instanceof Uint8Array && body.length > 0) return;
  const again = what === 'photo' ? 'Choose the photo again.' : 'Record it again.';
  throw new AppError('bad_request', { userMessage: `That file is empty. ${again}` });
}

const anyFile = fileSchema.optional().catch(undefined);

function bodySchema({ body, upload }: Endpoint) {
  if (upload) return { body: anyFile, consumes: [...upload.types] };
  return body ? { body } : {};
}

function replySchema({ reply, download }: Endpoint) {
  if (download) return { description: 'The file', content: { [download]: { schema: fileSchema } } };
  return reply ?? z.undefined().describe('Done');
}
