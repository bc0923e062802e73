import { Readable } from 'node:stream';
import { type Endpoint, errorReplySchema, type LiveEvent } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import type { EventHub } from '../events/event-hub.ts';
import { actorOf } from '../session/actor.ts';

/** Below the 30 seconds after which silent connections are closed, here and by most proxies. */
const BEAT_MS = 20_000;
/** Delay before a browser reconnects. */
const RETRY_MS = 3000;
/** Disconnects slow readers at this backlog. They reconnect. */
const MAX_WAITING_BYTES = 64_000;

/** Registers an event stream of the contract. Access is checked like for every endpoint. */
export function addEventStream(app: FastifyInstance, endpoint: Endpoint, hub: EventHub) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    config: { endpoint },
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      security: [{ session: [] }],
      response: {
        [endpoint.status]: {
          description: 'Events, one in each `data:` line',
          content: { 'text/event-stream': { schema: endpoint.reply } },
        },
        default: errorReplySchema,
      },
    },
    handler: async (request, reply) => {
      const actor = actorOf(request);
      if (!actor) throw new Error('a stream needs a session');
      const stream = openStream(hub, actor);
      // Keeps proxies from buffering the events.
      reply.header('x-accel-buffering', 'no').type('text/event-stream');
      return reply.code(endpoint.status).send(stream);
    },
  });
  keepAlive(app, hub);
}

function openStream(hub: EventHub, { userId, sessionId }: { userId: string; sessionId: string }) {
  const stream = new Readable({ read: () => undefined });
  const write = (text: string) => {
    if (stream.destroyed) return;
    stream.push(text);
    if (stream.readableLength > MAX_WAITING_BYTES) stream.destroy();
  };
  const stop = hub.listen({
    userId,
    sessionId,
    send: (event: LiveEvent) => write(`data: ${JSON.stringify(event)}\n\n`),
    beat: () => write(': beat\n\n'),
    end: () => {
      stop();
      stream.push(null);
    },
  });
  stream.once('close', stop);
  write(`retry: ${RETRY_MS}\n: open\n\n`);
  return stream;
}

/**
 * Sends heartbeats while the server runs. On shutdown it ends the streams first, because the server waits for open
 * responses.
 */
function keepAlive(app: FastifyInstance, hub: EventHub) {
  const report = (error: unknown) => app.log.error({ err: error }, 'live events failed');
  const timer = setInterval(() => void hub.beat().catch(report), BEAT_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await hub.close();
  });
}
