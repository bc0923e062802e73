import { PassThrough, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services.ts';

/**
 * Sends an answer as it is written: `text` events, then `done` with the whole, or `error`. Whoever leaves meanwhile
 * finds it in the conversation: it is written to its end.
 */
export function streamAnswer(
  { background }: Pick<Services, 'background'>,
  request: FastifyRequest,
  finish: (onText: (text: string) => void) => Promise<unknown>,
): Readable {
  const stream = new PassThrough();
  // Nobody listens any more.
  stream.on('error', () => undefined);
  const send = (event: string, data: unknown) => {
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  background.run('the answer of a model', async () => {
    try {
      send('done', await finish((text) => send('text', { text })));
    } catch (error) {
      const said = 'Something went wrong on our side. Please try again.';
      send('error', { error: said, code: 'internal', requestId: request.id });
      throw error;
    } finally {
      stream.end();
    }
  });
  return stream;
}
