import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { unlessReadOnly } from '../../platform/db/failure.ts';
import { notFound } from '../../platform/errors.ts';
import { countUp } from '../../platform/limits/limit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type PhotoSize, photoFile } from './photo-files.ts';
import { findPhoto, type StoredPhoto } from './queries.ts';

/** Repeated views within an hour count as one. */
const VIEWS = { name: 'photo-looks', max: 1, windowMs: 3_600_000 };

interface ShowPhotoInput {
  actor: Actor;
  athleteId: string;
  photoId: string;
  size: PhotoSize;
  request: FastifyRequest;
}

interface ShownPhoto {
  /** Changes with the image, so that clients don't download the same image again. */
  etag: string;
  read: () => Promise<Buffer>;
}

/**
 * Loads the image. Audits a coach's views: each opened photo, and a day's thumbnails as one view. If the disk is full,
 * viewing still works.
 */
export async function showPhoto(
  services: Pick<Services, 'db' | 'now' | 'files'>,
  input: ShowPhotoInput,
): Promise<ShownPhoto> {
  const { db, files } = services;
  const { actor, athleteId, photoId, size } = input;
  const photo = await findPhoto(db, athleteId, photoId);
  if (!photo) throw notFound('Photo');
  if (actor.userId !== athleteId) {
    await recordLook(services, input, lookAt(photo, size)).catch(unlessReadOnly);
  }
  const read = async () => {
    const file = await files.read(photoFile(athleteId, photoId, size));
    if (!file) throw notFound('Photo');
    return file;
  };
  return { etag: `"${photo.sha256}-${size}"`, read };
}

async function recordLook(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athleteId: subjectId, request }: ShowPhotoInput,
  { action, details, parts }: Look,
) {
  if ((await countUp(db, VIEWS, [actor.userId, ...parts], now())) > 1) return;
  await recordAudit(db, request, { action, outcome: 'done', subjectId, details });
}

interface Look {
  action: string;
  /** Views with equal parts count as one. */
  parts: string[];
  details: Record<string, string>;
}

/** Groups views and describes them for the audit log. */
function lookAt({ userId, id, purpose, date }: StoredPhoto, size: PhotoSize): Look {
  if (size === 'full') return { action: 'photo-view', parts: [id], details: { photo: id } };
  return {
    action: 'thumbnails-view',
    parts: [userId, purpose, date],
    details: { purpose, day: date },
  };
}
