import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from '../../apps/server/src/platform/db/embedded/open-embedded.ts';
import { databaseFailure } from '../../apps/server/src/platform/db/failure.ts';
import type { Figure } from '../figure.ts';

const DISK = '200m';

/**
 * Writes to a small disk until it is full, keeps reading, restarts on the full disk, and restarts again once there
 * is space. Requires permission to mount a RAM disk, and reports if that is missing.
 */
export async function fillDisk(disk: string): Promise<Figure[]> {
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
  if (mounted.status !== 0) {
    console.log('The full disk was left out: this user may not mount a disk in memory.');
    return [];
  }
  try {
    return await measure(join(disk, 'data'), join(disk, 'filling'));
  } finally {
    spawnSync('umount', [disk]);
  }
}

async function measure(dataDir: string, filling: string): Promise<Figure[]> {
  const { acknowledged, unclean, readAfterwards } = await writeUntilFull(dataDir);
  const disk = statfsSync(dataDir);
  writeFileSync(filling, Buffer.alloc((disk.bavail - 4) * disk.bsize));
  const onFullDisk = await countRows(dataDir);
  rmSync(filling);
  const withRoom = await countRows(dataDir);
  const fewest = Math.min(readAfterwards, onFullDisk, withRoom);
  const beside = `of ${acknowledged}, read on the full disk, after a start on it and with room again`;
  return [
    { name: 'rows lost on a full disk', value: acknowledged - fewest, unit: 'rows', beside },
    { name: 'errors that do not name the full disk', value: unclean, unit: 'errors' },
  ];
}

async function writeUntilFull(dataDir: string) {
  const { pglite, close } = await openEmbedded({ dataDir });
  await pglite.exec('create table filling (id int primary key, random text)');
  let acknowledged = 0;
  let refused = 0;
  let unclean = 0;
  while (refused < 20) {
    try {
      await pglite.query(
        `insert into filling
         select $1, string_agg(md5(random()::text), '') from generate_series(1, 100)`,
        [acknowledged],
      );
      acknowledged += 1;
    } catch (error) {
      refused += 1;
      if (databaseFailure(error) !== 'full') unclean += 1;
    }
  }
  const { rows } = await pglite.query('select from filling');
  await close();
  return { acknowledged, unclean, readAfterwards: rows.length };
}

async function countRows(dataDir: string): Promise<number> {
  const { pglite, close } = await openEmbedded({ dataDir });
  const { rows } = await pglite.query('select from filling');
  await close();
  return rows.length;
}
