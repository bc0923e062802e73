import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { TEMPLATE_DIR } from '../platform/db/embedded/create-database-dir.ts';

/** An empty embedded database without durability, in a folder that is deleted on close. */
export async function openEmptyPglite(): Promise<{ pglite: PGlite; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-empty-'));
  cpSync(TEMPLATE_DIR, folder, { recursive: true });
  const pglite = await PGlite.create(folder);
  return {
    pglite,
    async close() {
      await pglite.close();
      rmSync(folder, { recursive: true });
    },
  };
}
