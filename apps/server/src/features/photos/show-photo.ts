import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { notFound } from '../../platform/errors.ts';
import { countUp } from '../../platform/limits/limit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { readUpload } from '../../platform/storage/uploads.ts';
import { type PhotoSize, photoFile } from './photo-files.ts';
import { findPhoto, type StoredPhoto } from './queries.ts';

/** What is looked at again within the hour is one look. */
const LOOKS = { name: 'photo-looks', max: 1, windowMs: 3_600_000 };

interface Asked {
  actor: Actor;
  /** Somebody whom the caller may see. */
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
 * The picture itself. A coach's look at an athlete's photos is written down: each photo that they
 * open, and a day's thumbnails, of which a gallery shows many, as one.
 */
export async function showPhoto(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  { actor, athleteId, photoId, size, request }: Asked,
): Promise<ShownPhoto> {
  const photo = await findPhoto(db, athleteId, photoId);
  if (!photo) throw notFound('That photo');
  if (actor.userId !== athleteId) {
    const look = lookAt(photo, size);
    const count = await countUp(db, LOOKS, [actor.userId, ...look.parts], now());
    if (count === 1) {
      const { action, details } = look;
      await recordAudit(db, request, { action, outcome: 'done', subjectId: athleteId, details });
    }
  }
  const read = async () => {
    const file = await readUpload(settings, photoFile(athleteId, photoId, size));
    if (!file) throw notFound('That photo');
    return file;
  };
  return { etag: `"${photo.sha256}-${size}"`, read };
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
