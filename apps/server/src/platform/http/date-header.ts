import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Dates responses by the server's clock, for devices with a wrong one. */
export function installDateHeader(app: FastifyInstance, { now }: Pick<Services, 'now'>) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('date', now().toUTCString());
    done(null, payload);
  });
}
