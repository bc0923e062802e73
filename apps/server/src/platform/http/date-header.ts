import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Dates answers by the clock by which days are judged: devices that are wrong about the time go by it. */
export function installDateHeader(app: FastifyInstance, { now }: Pick<Services, 'now'>) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('date', now().toUTCString());
    done(null, payload);
  });
}
