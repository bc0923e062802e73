import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { installation } from './schema/index.ts';

const KEY = 'installation_id';

/** The id of this database, or null if it was never requested. Dumps include it. */
export async function findInstallationId(db: Db): Promise<string | null> {
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  return row?.value ?? null;
}

/** Like `findInstallationId`, but creates or adopts an id if missing. Concurrent calls agree on the first. */
export async function ensureInstallationId(
  db: Db,
  created: string = randomUUID(),
): Promise<string> {
  await db.insert(installation).values({ key: KEY, value: created }).onConflictDoNothing();
  const id = await findInstallationId(db);
  if (!id) throw new Error('the id of the installation was not stored');
  return id;
}
