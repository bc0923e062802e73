import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { unlessReadOnly } from '../../platform/db/failure.ts';
import { notFound } from '../../platform/errors.ts';
import { countUp } from '../../platform/limits/limit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { readUpload } from '../../platform/storage/uploads.ts';
import { type PhotoSize, photoFile } from './photo-files.ts';
import { findPhoto, type StoredPhoto } from './queries.ts';

/** What is looked at again within the hour is one look. */
const LOOKS = { name: 'photo-looks', max: 1, windowMs: 3_600_000 };

interface ShowPhotoInput {
  actor: Actor;
  athleteId: string;
  photoId: string;
  size: PhotoSize;
  request: FastifyRequest;
}

interface ShownPhoto {
  /** Another one for another picture: who has this one need not read it again. */
  etag: string;
  read: () => Promise<Buffer>;
}

/**
 * The picture itself. A coach's views are written to the audit log: each opened photo, and a day's thumbnails as one.
 * If the disk is full, viewing still works.
 */
export async function showPhoto(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  input: ShowPhotoInput,
): Promise<ShownPhoto> {
  const { db, settings } = services;
  const { actor, athleteId, photoId, size } = input;
  const photo = await findPhoto(db, athleteId, photoId);
  if (!photo) throw notFound('That photo');
  if (actor.userId !== athleteId) {
    await recordLook(services, input, lookAt(photo, size)).catch(unlessReadOnly);
  }
  const read = async () => {
    const file = await readUpload(settings, photoFile(athleteId, photoId, size));
    if (!file) throw notFound('That photo');
    return file;
  };
  return { etag: `"${photo.sha256}-${size}"`, read };
}

async function recordLook(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athleteId: subjectId, request }: ShowPhotoInput,
  { action, details, parts }: Look,
) {
  if ((await countUp(db, LOOKS, [actor.userId, ...parts], now())) > 1) return;
  await recordAudit(db, request, { action, outcome: 'done', subjectId, details });
}

interface Look {
  action: string;
  /** What is the same is one look. */
  parts: string[];
  details: Record<string, string>;
}

/** What counts as one look, and how it is written down. */
function lookAt({ userId, id, purpose, date }: StoredPhoto, size: PhotoSize): Look {
  if (size === 'full') return { action: 'photo-view', parts: [id], details: { photo: id } };
  return {
    action: 'thumbnails-view',
    parts: [userId, purpose, date],
    details: { purpose, day: date },
  };
}
