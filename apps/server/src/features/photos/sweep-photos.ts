import { idSchema } from '@posedown/contract';
import { findInstallationId, keepInstallationId } from '../../platform/db/installation-id.ts';
import { processEach } from '../../platform/process-each.ts';
import type { Services } from '../../platform/services.ts';
import {
  listUploads,
  readUpload,
  removeEmptyUploads,
  removeUpload,
  storeUpload,
  uploadedAt,
} from '../../platform/storage/uploads.ts';
import { findPerson } from '../athletes/index.ts';
import { PHOTOS_FOLDER, removePhotoFiles } from './photo-files.ts';
import {
  deleteLoosePhotoRows,
  findPhotoIds,
  isAnyoneThere,
  loosenForsakenPhotos,
} from './queries.ts';

/** Among the uploads: the id of the database that they belong to. Backups carry it. */
const MARK = 'installation';

type StorageServices = Pick<Services, 'db' | 'settings'>;

/**
 * Whether the uploads folder belongs to the open database: both store the same id. If one has none, such as a new
 * folder or a restored database, it adopts the other's, unless all uploads belong to unknown people.
 */
async function areOwnUploads({ db, settings }: StorageServices): Promise<boolean> {
  const mark = (await readUpload(settings, MARK))?.toString('utf8').trim();
  const known = await findInstallationId(db);
  if (mark && known) return mark === known;
  const owners = await listOwners({ settings });
  if (owners.length > 0 && !(await isAnyoneThere(db, owners))) return false;
  const id = await keepInstallationId(db, mark);
  if (mark) return mark === id;
  await storeUpload(settings, MARK, Buffer.from(`${id}\n`));
  return true;
}

async function listOwners({ settings }: Pick<StorageServices, 'settings'>): Promise<string[]> {
  const names = await listUploads(settings, PHOTOS_FOLDER);
  return names.filter((name) => idSchema.safeParse(name).success);
}

/** An upload that is under way has files and no row yet. */
const LEFT_ALONE_MS = 3_600_000;
/** So long a photo may wait for the meal or the message it was sent for. */
const LOOSE_MS = 24 * 3_600_000;

/** Each run looks through one part of the athletes' folders, so that all are seen once in a day. */
const PARTS = 24;

/** What the error says could not be done. */
const SWEEPING = { one: 'photo folder', many: 'photo folders', done: 'swept' };

/** Whether an athlete's folder is looked through in this hour. */
export function isSweptAt(userId: string, now: Date): boolean {
  return Number.parseInt(userId.slice(-4), 16) % PARTS === now.getUTCHours();
}

type Deps = Pick<Services, 'db' | 'now' | 'settings' | 'log'>;

/**
 * Deletes photos unattached for a day. Once a day it also finds files without rows, left by a crash or a deleted
 * person; run it hourly. Deletes nothing if database and uploads don't match.
 * @throws Error after all other folders, if some failed
 */
export async function sweepPhotos(services: Deps): Promise<void> {
  const { db, now, settings, log } = services;
  if (!(await areOwnUploads(services))) {
    log.warn(
      `no photos are swept: the uploads in ${settings.dataDir} belong to another database than the one that is open`,
    );
    return;
  }
  await loosenForsakenPhotos(db, now());
  const deleted = await deleteLoosePhotoRows(db, new Date(now().getTime() - LOOSE_MS));
  for (const photo of deleted) await removePhotoFiles(settings, photo);
  const instant = now();
  const swept = (await listOwners(services)).filter((userId) => isSweptAt(userId, instant));
  await processEach(SWEEPING, swept, (userId) => sweepFolder(services, userId, instant));
}

async function sweepFolder({ db, settings }: Deps, userId: string, instant: Date) {
  const before = instant.getTime() - LEFT_ALONE_MS;
  const folder = `${PHOTOS_FOLDER}/${userId}`;
  const files = await listUploads(settings, folder);
  const ids = [...new Set(files.map(idOf))].filter((id) => idSchema.safeParse(id).success);
  const known = await findPhotoIds(db, userId, ids);
  for (const file of files) {
    if (known.has(idOf(file)) && !file.startsWith('.')) continue;
    const name = `${folder}/${file}`;
    const writtenAt = await uploadedAt(settings, name);
    if (writtenAt && writtenAt.getTime() < before) await removeUpload(settings, name);
  }
  // An existing person may be storing their first photo.
  if (!(await findPerson(db, userId))) await removeEmptyUploads(settings, folder);
}

/** `.<id>.thumb.webp` → `<id>` */
const idOf = (file: string) => file.replace(/^\./, '').split('.', 1)[0] ?? '';
