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
 * Whether the folder of uploads belongs to the database that is open: both hold the same id. A folder
 * without one gets it, unless all that lies there is of people whom this database does not know.
 */
export async function areOwnUploads({ db, settings }: Needed): Promise<boolean> {
  const mark = await readUpload(settings, MARK);
  if (mark) return mark.toString('utf8').trim() === (await findInstallationId(db));
  const owners = await listOwners({ settings });
  if (owners.length > 0 && !(await isAnyoneThere(db, owners))) return false;
  await storeUpload(settings, MARK, Buffer.from(`${await keepInstallationId(db)}\n`));
  return true;
}

/** Whose photos lie among the uploads. */
export async function listOwners({ settings }: Pick<Needed, 'settings'>): Promise<string[]> {
  const names = await listUploads(settings, PHOTOS_FOLDER);
  return names.filter((name) => idSchema.safeParse(name).success);
}
