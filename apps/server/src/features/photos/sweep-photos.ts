import { basename } from 'node:path';
import { idSchema } from '@posedown/contract';
import { hasFormer } from '../../platform/db/embedded/former-data.ts';
import { ensureInstallationId, findInstallationId } from '../../platform/db/installation-id.ts';
import { processEach } from '../../platform/process-each.ts';
import type { Services } from '../../platform/services.ts';
import { MARK, type StoredFile } from '../../platform/storage/file-store.ts';
import { findPerson } from '../athletes/index.ts';
import { PHOTOS_FOLDER, removePhotoFiles } from './photo-files.ts';
import {
  anyPersonExists,
  deleteDetachedPhotoRows,
  detachOrphanedPhotos,
  findPhotoIds,
} from './queries.ts';

type StorageServices = Pick<Services, 'db' | 'files'>;

/**
 * Whether the uploads belong to the open database: both store the same id. If one has no id, such as a new folder or a
 * restored database, it adopts the other's, unless all uploads belong to unknown people.
 */
async function areOwnUploads({ db, files }: StorageServices): Promise<boolean> {
  const mark = await readMark({ files });
  const databaseId = await findInstallationId(db);
  if (mark && databaseId) return mark === databaseId;
  const owners = await listOwners({ files });
  if (owners.length > 0 && !(await anyPersonExists(db, owners))) return false;
  const id = await ensureInstallationId(db, mark);
  if (mark) return mark === id;
  // Another process may be marking them too.
  await files.storeNew(MARK, Buffer.from(`${id}\n`));
  return (await readMark({ files })) === id;
}

async function readMark({ files }: Pick<StorageServices, 'files'>): Promise<string | undefined> {
  return (await files.read(MARK))?.toString('utf8').trim();
}

async function listOwners({ files }: Pick<StorageServices, 'files'>): Promise<string[]> {
  const names = await files.folders(PHOTOS_FOLDER);
  return names.filter((name) => idSchema.safeParse(name).success);
}

/** Ignore newer files: an upload in progress has files but no row yet. */
const UPLOAD_GRACE_MS = 3_600_000;
/** How long a photo may wait for its meal or message. */
const LOOSE_MS = 24 * 3_600_000;

/** Each run covers a part of the athletes' folders, so that all are covered once a day. */
const PARTS = 24;

/** Wording for error messages. */
const SWEEPING = { one: 'photo folder', many: 'photo folders', done: 'swept' };

/** Whether an athlete's folder is swept in this hour. */
export function isSweptAt(userId: string, now: Date): boolean {
  return Number.parseInt(userId.slice(-4), 16) % PARTS === now.getUTCHours();
}

type Deps = Pick<Services, 'db' | 'now' | 'settings' | 'files' | 'log'>;

/**
 * Deletes photos unattached for a day. Run it hourly: once a day it also finds files without rows, left by a crash or
 * a deleted person. Deletes nothing if database and uploads don't match. @throws Error after all other folders, if
 * some failed
 */
export async function sweepPhotos(services: Deps): Promise<void> {
  const { db, now, settings, files, log } = services;
  if (!(await areOwnUploads(services))) {
    log.warn(
      `no photos are swept: the uploads in ${files.place} belong to a different database than the one that is open`,
    );
    return;
  }
  await detachOrphanedPhotos(db, now());
  const deleted = await deleteDetachedPhotoRows(db, new Date(now().getTime() - LOOSE_MS));
  for (const photo of deleted) await removePhotoFiles(files, photo);
  // A restore can't put a bucket's files aside, so they stay as long as the database that it replaced.
  if (files.folder === null && (await hasFormer(settings.dataDir))) return;
  const instant = now();
  const swept = (await listOwners(services)).filter((userId) => isSweptAt(userId, instant));
  await processEach(SWEEPING, swept, (userId) => sweepFolder(services, userId, instant));
}

async function sweepFolder({ db, files }: Deps, userId: string, instant: Date) {
  const before = instant.getTime() - UPLOAD_GRACE_MS;
  const folder = `${PHOTOS_FOLDER}/${userId}`;
  const found: StoredFile[] = [];
  for await (const file of files.files(folder)) found.push(file);
  const ids = [...new Set(found.map(idOf))].filter((id) => idSchema.safeParse(id).success);
  const storedIds = await findPhotoIds(db, userId, ids);
  for (const file of found) {
    if (storedIds.has(idOf(file)) && !isUnfinished(file)) continue;
    if (file.writtenAt.getTime() < before) await files.remove(file.name);
  }
  // An existing person may be storing their first photo.
  if (!(await findPerson(db, userId))) await files.removeEmptyFolder(folder);
}

/** `photos/<user>/.<id>.thumb.webp` → `<id>` */
const idOf = ({ name }: StoredFile) => basename(name).replace(/^\./, '').split('.', 1)[0] ?? '';

const isUnfinished = ({ name }: StoredFile) => basename(name).startsWith('.');
