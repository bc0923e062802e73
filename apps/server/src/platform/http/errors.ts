import { type ErrorCode, type ErrorReply, errorReplySchema } from '@posedown/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type DatabaseFailure, databaseFailure, deletedMeanwhile } from '../db/failure.ts';
import { AppError, type Issue, notFound } from '../errors.ts';
import { allowedMethods } from './allowed-methods.ts';

/** User messages for errors raised by Fastify itself. */
const FASTIFY_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'That is too large to send.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send the body as application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_json', 'The body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_json', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'The length of the body is wrong.'],
};

const FAILURES: Record<DatabaseFailure, () => AppError> = {
  full: () =>
    new AppError('storage_full', {
      userMessage: 'There’s no space left to save this. Nothing was changed.',
    }),
  'read-only': () =>
    new AppError('unavailable', {
      userMessage:
        'Nothing can be saved at the moment. Nothing was changed. Please try again shortly.',
      retryAfterSeconds: 5,
    }),
  busy: () =>
    new AppError('unavailable', {
      userMessage:
        'This is taking too long right now. Nothing was changed. Please try again shortly.',
      retryAfterSeconds: 5,
    }),
  away: () =>
    new AppError('unavailable', {
      userMessage: 'The database isn’t responding. Please try again shortly.',
      retryAfterSeconds: 5,
    }),
};

/** Maximum number of issues reported per request. */
const MAX_ISSUES = 50;

/** Maps every error to the documented shape. Unexpected ones are logged, not shown. */
export function installErrorHandling(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasHungUp(request)) {
      request.log.info('the client disconnected before sending the whole request');
      return sendError(request, reply, unheard());
    }
    const known = toAppError(error);
    if (error instanceof AppError && known.status >= 500) {
      request.log.warn({ code: known.code, reason: known.message }, 'request refused');
    } else if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, known);
  });
}

/** The socket closed before the body was complete. */
const hasHungUp = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** The client is gone, so the response would be lost anyway. */
const unheard = () =>
  new AppError('request_timeout', { userMessage: 'The request was incomplete.' });

/** Replies to a request that Fastify rejects before routing. */
export function answerUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  sendError(request, reply, toAppError(error));
}

/** Replies for an unknown address or method. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const allowed = allowedMethods(request.url.split('?', 1)[0] ?? '');
  if (allowed.length > 0) {
    reply.header('allow', allowed.join(', '));
    const userMessage = 'This address doesn’t support that method.';
    return sendError(request, reply, new AppError('method_not_allowed', { userMessage }));
  }
  const error = new AppError('not_found', { userMessage: 'Nothing was found at this address.' });
  return sendError(request, reply, error);
}

/** Replies with an error in the documented shape. */
function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const body: ErrorReply = {
    error: error.userMessage,
    code: error.code,
    ...(error.issues ? { issues: error.issues } : {}),
    ...(error.version === undefined ? {} : { version: error.version }),
    requestId: request.id,
  };
  if (error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterSeconds)));
  }
  return reply
    .code(error.status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(errorReplySchema.parse(body));
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('invalid_input', {
      userMessage: 'Some fields are missing or wrong.',
      issues: error.validation.slice(0, MAX_ISSUES).map(toIssue),
    });
  }
  const foreseen = FASTIFY_ERRORS[error.code];
  if (foreseen) return new AppError(foreseen[0], { userMessage: foreseen[1] });
  const failure = databaseFailure(error);
  if (failure) return FAILURES[failure]();
  const deleted = deletedMeanwhile(error);
  if (deleted) return notFound(deleted === 'account' ? 'Account' : undefined);
  // Malformed requests that Node or Fastify refuse before a route is reached.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('bad_request', { userMessage: 'We couldn’t read that request.' });
  }
  return new AppError('internal', {
    userMessage: 'Something went wrong on our side. Please try again.',
  });
}

interface ZodValidationIssue {
  instancePath: string;
  message?: string;
}

function toIssue(issue: ZodValidationIssue): Issue {
  return {
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? 'is wrong',
  };
}
