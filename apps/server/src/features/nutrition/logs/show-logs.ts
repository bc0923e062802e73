import type { NutritionLog } from '@posedown/contract';
import type { Services } from '../../../platform/services.ts';
import { photoPath, showPhotoRefs } from '../../photos/index.ts';
import type { StoredLog } from './queries.ts';

/** Lines of one athlete's diary as they travel, with their photos. */
export async function showLogs(
  { db }: Pick<Services, 'db'>,
  logs: readonly StoredLog[],
): Promise<NutritionLog[]> {
  const userId = logs[0]?.userId ?? '';
  const photos = await showPhotoRefs(
    db,
    userId,
    logs.map(({ photoId }) => photoId),
  );
  return logs.map(
    ({
      requestKey: _key,
      requestHash: _hash,
      requestPlace: _place,
      photoId,
      createdAt,
      ...log
    }) => ({
      ...log,
      photoUrl: photoId && photoPath(userId, photoId),
      photo: (photoId && photos.get(photoId)) || null,
      createdAt: createdAt.toISOString(),
    }),
  );
}

/** One line of a diary as it travels. */
export async function showLog(
  services: Pick<Services, 'db'>,
  stored: StoredLog,
): Promise<NutritionLog> {
  const [log] = await showLogs(services, [stored]);
  if (!log) throw new Error('a line was lost on its way');
  return log;
}
