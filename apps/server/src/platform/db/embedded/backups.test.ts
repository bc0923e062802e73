import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyPglite } from '../../../testing/open-empty-pglite.ts';
import { FolderStore } from '../../storage/folder-store.ts';
import { backupName } from '../dump/create-backup.ts';
import { Backups } from './backups.ts';

const HOUR_MS = 3_600_000;
const NOON = new Date('2026-11-21T12:00:00Z').getTime();

let database: Awaited<ReturnType<typeof openEmptyPglite>>;
let dataDir: string;
beforeAll(async () => {
  database = await openEmptyPglite();
  dataDir = mkdtempSync(join(tmpdir(), 'posedown-backups-'));
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

test('creates a backup every day, even if a fast clock dated some in the future', async () => {
  let hours = 0;
  const now = () => new Date(NOON + hours * HOUR_MS);
  const plan = { everyHours: 24, keep: 2 };
  const { pglite } = database;
  const files = new FolderStore(join(dataDir, 'uploads'));
  const backups = new Backups({ pglite, files, dataDir, plan, now, log: () => undefined });
  const kept = async () => {
    await backups.createIfDue();
    return readdirSync(join(dataDir, 'backups')).sort();
  };
  const at = (hour: number) => backupName(new Date(NOON + hour * HOUR_MS));
  const A_YEAR = 365 * 24;
  const ahead = [at(A_YEAR), at(A_YEAR + 24)];
  for (hours of [A_YEAR, A_YEAR + 24]) await kept();

  hours = 0;
  expect(await kept()).toEqual([at(0), ...ahead]);
  hours = 23;
  expect(await kept()).toEqual([at(0), ...ahead]);
  for (hours of [24, 48]) await kept();
  expect(await kept()).toEqual([at(24), at(48), ...ahead]);
}, 60_000);
