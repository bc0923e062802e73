import type { FastifyInstance } from 'fastify';
import { tooManyConcurrentError } from '../limits/concurrency-limiter.ts';
import { sessionToken } from '../session/session.ts';

/** More than one person's running, queued and streaming requests in all tabs. */
const MAX_OPEN = 130;

/**
 * Rejects excessive requests on one session before the database looks the session up, so one person's flood doesn't
 * delay others.
 */
export function limitOpenRequests(app: FastifyInstance) {
  const open = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    const token = sessionToken(request);
    if (!token) return;
    const count = (open.get(token) ?? 0) + 1;
    if (count > MAX_OPEN) throw tooManyConcurrentError();
    open.set(token, count);
    reply.raw.once('close', () => {
      const left = (open.get(token) ?? 0) - 1;
      if (left > 0) open.set(token, left);
      else open.delete(token);
    });
  });
}
