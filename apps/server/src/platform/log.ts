import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The server's log. It has no query strings, cookies, bodies or database values, which may be secrets or health data.
 * @param level as in the setting LOG_LEVEL
 * @param destination for tests; standard output by default
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { req: describeRequest, err: describeError };
  return destination ? pino({ level, serializers }, destination) : pino({ level, serializers });
}

/** Leaves out the query, because links in mails carry their token there. */
function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0], remoteAddress: ip };
}

/** PostgreSQL's error details. */
interface FailedStatement extends Error {
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
}

/** Only selected fields of an error, because a failed statement contains its values in many places. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table }: FailedStatement = error;
  return {
    type: error.name,
    message: safeMessage(error, code),
    code,
    constraint,
    table,
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/**
 * PostgreSQL quotes values in class 22 errors, Drizzle appends them to the SQL, and a mail server names the rejected
 * recipient.
 */
function safeMessage({ message }: Error, code: unknown): string | undefined {
  const isAboutValue = typeof code === 'string' && /^22...$/.test(code);
  if (isAboutValue) return 'a value was refused';
  return message.split('\nparams:', 1)[0]?.replaceAll(/[^\s<>"'(:]+@[^\s<>"'):]+/g, '…@…');
}

/** Where it happened, without the message that the stack begins with. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? '' : stack.slice(start + message.length).trim();
}
