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
import { type Actor, actorOf } from '../session/actor.ts';

type ActorFor<E extends Endpoint> = E['access'] extends 'public' ? Actor | null : Actor;

/** One validated call, as a handler sees it. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: ActorFor<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer that was put into the contract's JSON before. */
export class ReadyReply {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

type Answer<E extends Endpoint> = E['reply'] extends z.ZodType
  ? ReplyOf<E> | ReadyReply
  : undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/**
 * Puts a contract endpoint on the server: who may call is judged first, then the input is checked,
 * then the handler runs, and its answer is cut to the contract's reply.
 */
export function addEndpoint<E extends Endpoint>(
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
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: {
        [endpoint.status]: endpoint.reply ?? z.undefined().describe('Done'),
        default: errorReplySchema,
      },
    },
    handler: async (request, reply) => {
      const answer = await handle({
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        actor: actorOf(request) as ActorFor<E>,
        request,
        reply,
      });
      reply.code(endpoint.status);
      if (answer instanceof ReadyReply) {
        return reply.type('application/json; charset=utf-8').send(answer.json);
      }
      return endpoint.reply ? answer : reply.send();
    },
  });
}
