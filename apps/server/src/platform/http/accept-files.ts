import type { Readable } from 'node:stream';
import type { Endpoint } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { createInFlight, type FileInFlight, type ReachedLimit } from '../limits/in-flight.ts';
import { addressKey } from '../limits/networks.ts';
import { readUpload, tooLarge, tooSlow } from './read-upload.ts';

/** A file stays in memory from its first byte until the response. A browser sends one after the other. */
const inFlight = createInFlight({ bytes: 240_000_000, filesOfOne: 6 });

declare module 'fastify' {
  interface FastifyInstance {
    requireRoomForUploads(): Promise<void>;
  }
}

const REFUSALS: Record<ReachedLimit, () => AppError> = {
  person: () =>
    new AppError('too_many_requests', {
      userMessage: 'Too many files. Please send them one at a time.',
      retryAfterSeconds: 5,
    }),
  all: () =>
    new AppError('unavailable', {
      userMessage: 'A lot of files are being sent right now. Please try again in a moment.',
      retryAfterSeconds: 5,
    }),
};

/** The file of each request in progress, and whether its handler has started. */
const files = new WeakMap<FastifyRequest, { file: FileInFlight; isHandled: boolean }>();

/** File endings for display, by accepted media type. */
const nameOf = (type: string) => (type.split('/')[1] ?? type).toUpperCase();

export const HEIC_ADVICE =
  "We can't read HEIC photos. Send a JPEG instead: on an iPhone, choose Settings > Camera > Formats > Most Compatible.";

/**
 * In this scope, the body is a raw file of an accepted type. Others are rejected before reading, too large ones as
 * soon as possible, and all while too much is being read.
 */
export function acceptFiles(scope: FastifyInstance, upload: NonNullable<Endpoint['upload']>) {
  const { types, maxBytes, what } = upload;
  countFiles(scope, what);
  const wanted = `Send a ${types.map(nameOf).join(', ')} file.`;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], async (request: FastifyRequest, payload: Readable) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(what);
    const onBytes = (bytes: number) => {
      const limit = files.get(request)?.file.add(bytes);
      return limit ? REFUSALS[limit]() : null;
    };
    return readUpload(payload, { maxBytes, what, onBytes });
  });
  scope.addContentTypeParser('*', (request, _payload, done) => {
    const isHeic = /^image\/hei[cf]/i.test(request.headers['content-type'] ?? '');
    done(new AppError('unsupported_media_type', { userMessage: isHeic ? HEIC_ADVICE : wanted }));
  });
}

/**
 * A file counts until its socket closes or the response is sent. Once its handler has started, it counts until that
 * ends.
 */
function countFiles(scope: FastifyInstance, what: NonNullable<Endpoint['upload']>['what']) {
  scope.addHook('onRequest', () => scope.requireRoomForUploads());
  scope.addHook('onRequest', (request, reply, done) => {
    // A closed socket no longer emits the event that would release the slot.
    if (request.raw.destroyed) return done(tooSlow(what));
    const file = inFlight.begin(request.actor?.userId ?? addressKey(request.ip));
    if (!file) return done(REFUSALS.person());
    const entry = { file, isHandled: false };
    files.set(request, entry);
    reply.raw.once('close', () => {
      if (!entry.isHandled) file.end();
    });
    done();
  });
  scope.addHook('preHandler', (request, _reply, done) => {
    const entry = files.get(request);
    if (entry) entry.isHandled = true;
    done();
  });
}

/** The handler has ended, so its file is no longer in memory. */
export function endUpload(request: FastifyRequest) {
  files.get(request)?.file.end();
}
