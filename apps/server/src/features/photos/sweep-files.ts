import { basename } from 'node:path';
import { idSchema } from '@posedown/contract';
import { hasFormer } from '../../platform/db/embedded/former-data.ts';
import { ensureInstallationId, findInstallationId } from '../../platform/db/installation-id.ts';
import { processEach } from '../../platform/process-each.ts';
import type { Services } from '../../platform/services.ts';
import { MARK, type StoredFile, UPLOAD_FOLDERS } from '../../platform/storage/file-store.ts';
import { findPerson } from '../athletes/index.ts';
import { anyPersonExists } from './queries.ts';

type StorageServices = Pick<Services, 'db' | 'files'>;

/**
 * Whether the uploads belong to the open database: both store the same id. If one has no id, such as a new folder or a
 * restored database, it adopts the other's, unless all uploads belong to unknown people.
 */
export async function areOwnUploads({ db, files }: StorageServices): Promise<boolean> {
  const mark = await readMark({ files });
  const databaseId = await findInstallationId(db);
  if (mark && databaseId) return mark === databaseId;
  const owners = await Promise.all(UPLOAD_FOLDERS.map((folder) => listOwners({ files }, folder)));
  const people = [...new Set(owners.flat())];
  if (people.length > 0 && !(await anyPersonExists(db, people))) return false;
  const id = await ensureInstallationId(db, mark);
  if (mark) return mark === id;
  // Another process may be marking them too.
  await files.storeNew(MARK, Buffer.from(`${id}\n`));
  return (await readMark({ files })) === id;
}

async function readMark({ files }: Pick<StorageServices, 'files'>): Promise<string | undefined> {
  return (await files.read(MARK))?.toString('utf8').trim();
}

type UploadFolder = (typeof UPLOAD_FOLDERS)[number];

async function listOwners({ files }: Pick<StorageServices, 'files'>, folder: UploadFolder) {
  const names = await files.folders(folder);
  return names.filter((name) => idSchema.safeParse(name).success);
}

/** Ignore newer files: an upload in progress has files but no row yet. */
const UPLOAD_GRACE_MS = 3_600_000;

/** Each run covers a part of the athletes' folders, so that all are covered once a day. */
const PARTS = 24;

/** Wording for error messages. */
const SWEEPING: Record<UploadFolder, Parameters<typeof processEach>[0]> = {
  photos: { one: 'photo folder', many: 'photo folders', done: 'swept' },
  'voice-notes': { one: 'voice note folder', many: 'voice note folders', done: 'swept' },
};

/** Whether an athlete's folder is swept in this hour. */
export function isSweptAt(userId: string, now: Date): boolean {
  return Number.parseInt(userId.slice(-4), 16) % PARTS === now.getUTCHours();
}

type Deps = Pick<Services, 'db' | 'now' | 'settings' | 'files'>;

interface SweptFiles {
  folder: UploadFolder;
  /** The given ids that have a row. */
  findIds: (db: Services['db'], userId: string, ids: string[]) => Promise<Set<string>>;
}

/**
 * Deletes files without rows in the folders that are due this hour. Call it only if the uploads belong to the database.
 * @throws Error after all other folders, if some failed
 */
export async function sweepFiles(services: Deps, swept: SweptFiles): Promise<void> {
  const { now, settings, files } = services;
  // A restore can't put a bucket's files aside, so they stay as long as the database that it replaced.
  if (files.folder === null && (await hasFormer(settings.dataDir))) return;
  const instant = now();
  const owners = await listOwners(services, swept.folder);
  const due = owners.filter((userId) => isSweptAt(userId, instant));
  await processEach(SWEEPING[swept.folder], due, (userId) =>
    sweepFolder(services, swept, userId, instant),
  );
}

async function sweepFolder(
  { db, files }: Deps,
  { folder: parent, findIds }: SweptFiles,
  userId: string,
  instant: Date,
) {
  const before = instant.getTime() - UPLOAD_GRACE_MS;
  const folder = `${parent}/${userId}`;
  const found: StoredFile[] = [];
  for await (const file of files.files(folder)) found.push(file);
  const ids = [...new Set(found.map(idOf))].filter((id) => idSchema.safeParse(id).success);
  const storedIds = await findIds(db, userId, ids);
  for (const file of found) {
    if (storedIds.has(idOf(file)) && !isUnfinished(file)) continue;
    if (file.writtenAt.getTime() < before) await files.remove(file.name);
  }
  // An existing person may be storing their first file.
  if (!(await findPerson(db, userId))) await files.removeEmptyFolder(folder);
}

/** `photos/<user>/.<id>.thumb.webp` → `<id>` */
const idOf = ({ name }: StoredFile) => basename(name).replace(/^\./, '').split('.', 1)[0] ?? '';

const isUnfinished = ({ name }: StoredFile) => basename(name).startsWith('.');
