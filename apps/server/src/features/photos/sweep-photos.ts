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
 * Whether the folder of uploads belongs to the database that is open: both hold the same id. Where one of them has
 * none, as a new folder or a database that was restored from an old backup, it takes that of the other, unless all
 * that lies in the folder is of people whom this database does not know.
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

/** Whose photos lie among the uploads. */
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

type Needed = Pick<Services, 'db' | 'now' | 'settings' | 'log'>;

/**
 * Deletes photos that have belonged to nothing for a day. Files that no row names, left by a crash
 * between the two or by a person who is gone, are found once a day: run it every hour. Where database
 * and uploads do not belong together, all files would be such: nothing is deleted then.
 * @throws Error once all other folders are looked through, where some could not be.
 */
export async function sweepPhotos(services: Needed): Promise<void> {
  const { db, now, settings, log } = services;
  if (!(await areOwnUploads(services))) {
    log.warn(
      `no photos are swept: the uploads in ${settings.dataDir} belong to another database than the one that is open`,
    );
    return;
  }
  await loosenForsakenPhotos(db, now());
  const gone = await deleteLoosePhotoRows(db, new Date(now().getTime() - LOOSE_MS));
  for (const photo of gone) await removePhotoFiles(settings, photo);
  const instant = now();
  const swept = (await listOwners(services)).filter((userId) => isSweptAt(userId, instant));
  await processEach(SWEEPING, swept, (userId) => sweepFolder(services, userId, instant));
}

async function sweepFolder({ db, settings }: Needed, userId: string, instant: Date) {
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
  // Whoever is there may be storing the first photo just now.
  if (!(await findPerson(db, userId))) await removeEmptyUploads(settings, folder);
}

/** `.<id>.thumb.webp` → `<id>` */
const idOf = (file: string) => file.replace(/^\./, '').split('.', 1)[0] ?? '';
