import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Dates answers by the clock by which days are judged: devices that are wrong about the time go by it. */
export function installDateHeader(app: FastifyInstance, { now }: Pick<Services, 'now'>) {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', now().toUTCString());
  });
}
