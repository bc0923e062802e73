import { idSchema } from '@posedown/contract';
import { findInstallationId, keepInstallationId } from '../../platform/db/installation-id.ts';
import type { Services } from '../../platform/services.ts';
import { listUploads, readUpload, storeUpload } from '../../platform/storage/uploads.ts';
import { PHOTOS_FOLDER } from './photo-files.ts';
import { isAnyoneThere } from './queries.ts';

/** Among the uploads: the id of the database that they belong to. Backups carry it. */
const MARK = 'installation';

type Needed = Pick<Services, 'db' | 'settings'>;

/**
 * Whether the folder of uploads belongs to the database that is open: both hold the same id. Where one of them has
 * none, as a new folder or a database that was restored from an old backup, it takes that of the other, unless all
 * that lies in the folder is of people whom this database does not know.
 */
export async function areOwnUploads({ db, settings }: Needed): Promise<boolean> {
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
export async function listOwners({ settings }: Pick<Needed, 'settings'>): Promise<string[]> {
  const names = await listUploads(settings, PHOTOS_FOLDER);
  return names.filter((name) => idSchema.safeParse(name).success);
}
