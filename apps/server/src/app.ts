import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { features } from './features/index.ts';
import { recordAnswers } from './platform/audit/record-answers.ts';
import { AppError } from './platform/errors.ts';
import { publishOnCommit } from './platform/events/notify-on-commit.ts';
import { replyCompiler } from './platform/http/compile-reply.ts';
import { createBoundedServer } from './platform/http/connections.ts';
import { installDateHeader } from './platform/http/date-header.ts';
import { installDocs } from './platform/http/docs.ts';
import { answerUnroutable, installErrorHandling, sendNotFound } from './platform/http/errors.ts';
import { installGuard } from './platform/http/guard.ts';
import { installQuotas } from './platform/http/install-quotas.ts';
import { anonymousKey, installConcurrencyLimits } from './platform/http/limit-concurrency.ts';
import { answerMalformed } from './platform/http/malformed.ts';
import { limitOpenRequests } from './platform/http/open-requests.ts';
import { ReplyCache } from './platform/http/reply-cache.ts';
import { installSecurityHeaders } from './platform/http/security-headers.ts';
import { installLoadShedding, type PressureLimits } from './platform/http/shed-load.ts';
import { trustProxy } from './platform/http/trust-proxy.ts';
import { installWeb, readInlineHashes } from './platform/http/web.ts';
import { type Limit, limitOf } from './platform/limits/limit.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Services } from './platform/services.ts';

/** Many times the longest form, which has notes of 5,000 escaped characters. */
const BODY_LIMIT_BYTES = 200_000;

interface Options {
  metrics?: Metrics;
  /** The folder of the built web app. Without it, only the API is served. */
  webDir?: string;
  /** For tests: the load above which requests are rejected. */
  pressure?: PressureLimits;
  /** For tests: another serializer. */
  replies?: typeof replyCompiler;
  /** For tests: another store of cached replies. */
  replyCache?: ReplyCache;
}

/** Assembles the server: the guard, the features, the documentation and the web. */
export async function buildApp(
  services: Services,
  options: Options = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    trustProxy: trustProxy(services.settings.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    serverFactory: (handle) =>
      createBoundedServer(handle, { isBehindProxy: services.settings.trustProxy }),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerMalformed,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(options.replies ?? replyCompiler);
  // The API accepts only JSON, because other sites can send forms or plain text without a preflight request.
  app.removeContentTypeParser('text/plain');
  installErrorHandling(app);
  options.metrics?.observe(app);
  installSecurityHeaders(app, readInlineHashes(options.webDir ?? '')['script-src']);
  installDateHeader(app, services);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The default, 11, takes many times as long for a few percent. Static files are compressed at build time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await installDocs(app);
  await installLoadShedding(app, options.pressure);
  limitOpenRequests(app);
  installGuard(app, services);
  await installLimits(app, services);
  recordAnswers(app, services);
  app.decorate('replyCache', options.replyCache ?? new ReplyCache());
  publishOnCommit(services.db, services.events);
  for (const addRoutes of features) {
    await app.register(async (scope) => addRoutes(scope, services));
  }
  if (options.webDir) await installWeb(app, options.webDir);
  else app.setNotFoundHandler(sendNotFound);
  app.addHook('onClose', () => services.background.drain());
  return app;
}

/** One person's limits: concurrent requests, rows and bytes, photo storage, and writes. */
async function installLimits(app: FastifyInstance, services: Services) {
  installConcurrencyLimits(app);
  installQuotas(app, services);
  app.decorate('requireRoomForUploads', () => services.files.requireRoom());
  await installWriteLimit(app, limitOf(services.settings, 'writePerPerson'));
}

/** Write limit per person, or per address while logged out. */
async function installWriteLimit(app: FastifyInstance, { max, windowMs }: Limit) {
  await app.register(rateLimit, {
    max,
    timeWindow: windowMs,
    hook: 'preValidation',
    allowList: (request) => request.method === 'GET' || request.method === 'HEAD',
    keyGenerator: (request) => request.actor?.userId ?? anonymousKey(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', {
        userMessage: 'Too many requests. Please wait a moment and try again.',
        retryAfterSeconds: ttl / 1000,
      }),
  });
}
