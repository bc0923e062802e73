import { compareRows, readRows } from '../../apps/server/src/platform/db/testing/compare-rows.ts';
import {
  type InterruptedDatabase,
  interruptMigrations,
} from '../../apps/server/src/platform/db/testing/interrupt-migrations.ts';
import {
  MIGRATIONS,
  openWorkshop,
} from '../../apps/server/src/platform/db/testing/older-databases.ts';
import type { Figure } from '../figure.ts';

/** Kills for each way to kill a process; a connection is cut at every statement. */
const KILLS = 100;

/**
 * Opens a database of every earlier version and interrupts its migrations, to check that the next start recovers.
 * Tests both databases in parallel.
 */
export async function measureMigrations(databaseUrl: string): Promise<Figure[]> {
  const both = await Promise.all([
    measureOn('embedded', 'SIGKILL', { most: KILLS }),
    measureOn('PostgreSQL', 'line cut', { serverUrl: databaseUrl }),
  ]);
  return both.flat();
}

async function measureOn(
  name: string,
  breach: string,
  where: InterruptedDatabase,
): Promise<Figure[]> {
  const opened = await openAll(name, where.serverUrl);
  const onBroken = (times: number) => {
    if (times % 25 === 0) console.error(`${name}: broken off ${times} times`);
  };
  const { times, spoilt } = await interruptMigrations({ ...where, onBroken });
  for (const fault of spoilt) console.error(fault);
  const broken = {
    name: `${name}: not recovered from a ${breach} during migrations`,
    value: spoilt.length,
    unit: 'times',
    beside: `of ${times}`,
  };
  return [opened, broken];
}

async function openAll(name: string, serverUrl?: string): Promise<Figure> {
  const workshop = await openWorkshop(serverUrl);
  let lost = 0;
  let rows = 0;
  for (const place of MIGRATIONS.keys()) {
    const older = await workshop.make(MIGRATIONS.slice(0, place + 1));
    lost += compareRows(older.rows, await older.openAndLook(readRows)).lost.length;
    rows += [...older.rows.values()].flat().length;
    await older.remove();
  }
  await workshop.close();
  const beside = `of ${rows} in ${MIGRATIONS.length} databases, one of every earlier day`;
  return { name: `${name}: rows of before lost`, value: lost, unit: 'rows', beside };
}
