import type { Endpoint } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Endings that people read, of the media types that we take. */
const nameOf = (type: string) => (type.split('/')[1] ?? type).toUpperCase();

const HEIC =
  'HEIC photos cannot be read here. Send it as JPEG: on an iPhone, Settings, Camera, Formats, Most Compatible.';

/**
 * In this scope the body is a file of one of the types, as it is. Anything else is refused before it
 * is read, and what is too large as soon as that shows.
 */
export function acceptFiles(scope: FastifyInstance, { types }: NonNullable<Endpoint['upload']>) {
  const wanted = `Send a ${types.map(nameOf).join(', ')} file.`;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  scope.addContentTypeParser('*', (request, _payload, done) => {
    const isHeic = /^image\/hei[cf]/i.test(request.headers['content-type'] ?? '');
    done(new AppError('unsupported_media_type', { userMessage: isHeic ? HEIC : wanted }));
  });
}
