import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { installation } from './schema/index.ts';

const KEY = 'installation_id';

/** What tells this database from every other one; null where it was never asked for. Dumps carry it. */
export async function findInstallationId(db: Db): Promise<string | null> {
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  return row?.value ?? null;
}

/** The same, made or taken over where there is none yet. Of two that do so at once the first one counts. */
export async function keepInstallationId(db: Db, made: string = randomUUID()): Promise<string> {
  await db.insert(installation).values({ key: KEY, value: made }).onConflictDoNothing();
  const id = await findInstallationId(db);
  if (!id) throw new Error('the id of the installation was not stored');
  return id;
}
