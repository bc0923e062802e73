import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Dates replies by the server's clock: devices whose own clock is wrong go by it. */
export function installDateHeader(app: FastifyInstance, { now }: Pick<Services, 'now'>) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('date', now().toUTCString());
    done(null, payload);
  });
}
