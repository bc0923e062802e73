import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const YEAR_SECONDS = 31_536_000;

/** What the browser's own features may do: the camera takes progress photos, Bluetooth reads a heart-rate strap. */
const PERMISSIONS_POLICY = [
  ...['camera', 'bluetooth', 'screen-wake-lock', 'clipboard-write', 'web-share'].map(
    (name) => `${name}=(self)`,
  ),
  ...['accelerometer', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((entry) => (entry.includes('=') ? entry : `${entry}=()`))
  .join(', ');

/**
 * Headers that keep the browser on our side: no script or style but our own files and those whose hash
 * the web's build wrote down, no request to anyone else, no framing, TLS for a year once seen.
 * @param scriptHashes such as `'sha256-…'`, with their quotes
 */
export function installSecurityHeaders(app: FastifyInstance, scriptHashes: string[]) {
  const always = headersFor(contentPolicy(scriptHashes, []));
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

/**
 * The content security policy of an answer. Styles that scripts set on single elements need no permission:
 * they go through the elements' own properties, not through markup.
 */
export function contentPolicy(scriptHashes: string[], styleHashes: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');
}

/** They are the same for every answer, so they are put together once and not at each. */
function headersFor(policy: string): OutgoingHttpHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  setHeaders(request, answer, (failure) => {
    if (failure) throw failure;
  });
  return {
    ...answer.getHeaders(),
    'content-security-policy': policy,
    'permissions-policy': PERMISSIONS_POLICY,
  };
}
