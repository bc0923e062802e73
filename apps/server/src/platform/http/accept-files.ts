import type { Endpoint } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { createInFlight } from '../limits/in-flight.ts';
import { addressKey } from '../limits/limit.ts';

/** A file is in memory from its first byte until it is answered. A browser sends one after the other. */
const inFlight = createInFlight({ bytes: 240_000_000, ofOne: 6 });

const REFUSALS = {
  person: () =>
    new AppError('too_many_requests', {
      userMessage: 'Those were too many files at once. Please send them one at a time.',
      retryAfterSeconds: 5,
    }),
  all: () =>
    new AppError('unavailable', {
      userMessage: 'Very many photos are being sent right now. Please try again in a moment.',
      retryAfterSeconds: 5,
    }),
};

/** Endings that people read, of the media types that we take. */
const nameOf = (type: string) => (type.split('/')[1] ?? type).toUpperCase();

export const HEIC_ADVICE =
  'HEIC photos cannot be read here. Send it as JPEG: on an iPhone, Settings, Camera, Formats, Most Compatible.';

/**
 * In this scope the body is a file of one of the types, as it is. Anything else is refused before it
 * is read, and what is too large as soon as that shows; so is what comes while too much is read already.
 */
export function acceptFiles(scope: FastifyInstance, upload: NonNullable<Endpoint['upload']>) {
  const { types, maxBytes } = upload;
  scope.addHook('onRequest', (request, reply, done) => {
    const who = request.actor?.userId ?? addressKey(request.ip);
    const taken = inFlight.take({ who, bytes: mostOf(request, maxBytes) });
    if (typeof taken === 'string') return done(REFUSALS[taken]());
    // Whatever ends it: the answer, or who sent it and is gone.
    reply.raw.once('close', taken);
    done();
  });
  const wanted = `Send a ${types.map(nameOf).join(', ')} file.`;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  scope.addContentTypeParser('*', (request, _payload, done) => {
    const isHeic = /^image\/hei[cf]/i.test(request.headers['content-type'] ?? '');
    done(new AppError('unsupported_media_type', { userMessage: isHeic ? HEIC_ADVICE : wanted }));
  });
}

/** How large a body can be: as it says, or else as large as it may. */
function mostOf({ headers }: FastifyRequest, maxBytes: number): number {
  const said = Number(headers['content-length'] ?? maxBytes);
  return said >= 0 && said <= maxBytes ? said : maxBytes;
}
