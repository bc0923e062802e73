import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers that keep the browser on our side: no script but our own files and those whose hash the
 * web's build wrote down, no request to anyone else, no framing, TLS for a year once seen.
 * @param scriptHashes such as `'sha256-…'`, with their quotes
 */
export async function installSecurityHeaders(app: FastifyInstance, scriptHashes: string[]) {
  await app.register(helmet, {
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
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
