import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const YEAR_SECONDS = 31_536_000;

/** Browser features in use: the camera for photos, the microphone for voice notes, the wake lock during workouts. */
const PERMISSIONS_POLICY = [
  ...['camera', 'microphone', 'screen-wake-lock', 'clipboard-write'].map(
    (name) => `${name}=(self)`,
  ),
  ...['accelerometer', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((entry) => (entry.includes('=') ? entry : `${entry}=()`))
  .join(', ');

/**
 * Headers that restrict the browser: only our own scripts and styles or hashed ones, no requests elsewhere, no framing,
 * TLS for a year.
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
 * The content security policy of a reply. Styles that scripts set on elements need no permission, since they don't go
 * through markup.
 */
export function contentPolicy(scriptHashes: string[], styleHashes: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');
}

/** The headers are the same for every response, so build them once. */
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
