import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers that keep the browser on our side: no script but our own files and those whose hash the
 * web's build wrote down, no request to anyone else, no framing, TLS for a year once seen.
 * @param scriptHashes such as `'sha256-…'`, with their quotes
 */
export function installSecurityHeaders(app: FastifyInstance, scriptHashes: string[]) {
  const always = headersFor(scriptHashes);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}

/** They are the same for every answer, so they are put together once and not at each. */
function headersFor(scriptHashes: string[]): OutgoingHttpHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Mantine sets sizes and colours of single elements through their style attribute.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  setHeaders(request, answer, (failure) => {
    if (failure) throw failure;
  });
  return answer.getHeaders();
}
