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

/** The same, made where there is none yet. Of two that make it at once the first one counts. */
export async function keepInstallationId(db: Db): Promise<string> {
  await db.insert(installation).values({ key: KEY, value: randomUUID() }).onConflictDoNothing();
  const id = await findInstallationId(db);
  if (!id) throw new Error('the id of the installation was not stored');
  return id;
}
