import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@posedown/coaching';
import { restore } from '../../apps/server/src/commands/db-restore.ts';
import { verifyBackup } from '../../apps/server/src/platform/db/dump/verify-backup.ts';
import { lockDataDir } from '../../apps/server/src/platform/db/embedded/lock.ts';
import { openEmbedded } from '../../apps/server/src/platform/db/embedded/open-embedded.ts';
import { countSyncs } from '../../apps/server/src/platform/db/embedded/testing/count-syncs.ts';
import { runKillRounds } from '../../apps/server/src/platform/db/embedded/testing/kill-rounds.ts';
import {
  nextLine,
  runChild,
} from '../../apps/server/src/platform/db/embedded/testing/run-child.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { readSettings, type Settings } from '../../apps/server/src/settings.ts';
import type { Figure } from '../figure.ts';
import { fillTheDisk } from './full-disk.ts';

/* What the embedded database promises, put to the test many times over. */
const KILLS = 500;
const LOCKS = 100;
const BACKUPS = 50;
const COMMITS = 1_000;
const ROWS = 2_000;
const SEED = 1;

/** Runs a measure in a folder of its own. */
async function inFolder<Result>(measure: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-reliability-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const measureEmbedded = (): Promise<Figure[]> =>
  inFolder(async (folder) => [
    ...(await measureKills(join(folder, 'kills'))),
    ...(await measureSyncs(join(folder, 'syncs'))),
    ...(await measureLock(join(folder, 'lock'))),
  ]);

export const measureBackups = (): Promise<Figure[]> => inFolder(backUpAndRestore);

export const measureFullDisk = (): Promise<Figure[]> =>
  inFolder((folder) => fillTheDisk(join(folder, 'disk')));

async function measureKills(dataDir: string): Promise<Figure[]> {
  const { acknowledged, lost } = await runKillRounds(dataDir, KILLS, SEED);
  const beside = `of ${acknowledged} in ${KILLS} rounds of SIGKILL, every one of which opened again`;
  return [{ name: 'acknowledged rows lost', value: lost.length, unit: 'rows', beside }];
}

async function measureSyncs(dataDir: string): Promise<Figure[]> {
  const { acknowledged, syncs, unsynced } = await countSyncs(dataDir, COMMITS);
  const beside = `of ${acknowledged}; ${syncs} syncs in all`;
  return [{ name: 'commits acknowledged unsynced', value: unsynced, unit: 'commits', beside }];
}

async function measureLock(dataDir: string): Promise<Figure[]> {
  mkdirSync(dataDir);
  let refused = 0;
  let recovered = 0;
  for (let round = 0; round < LOCKS; round += 1) {
    const holder = runChild('./hold-lock.ts', [dataDir]);
    await nextLine(holder);
    holder.process.stdin.write('now\n');
    await nextLine(holder);
    refused += takeLock(dataDir) ? 0 : 1;
    await holder.kill();
    recovered += takeLock(dataDir) ? 1 : 0;
  }
  const beside = `of ${LOCKS}`;
  return [
    { name: 'second processes refused', value: refused, unit: 'times', beside },
    { name: 'locks of killed processes recovered', value: recovered, unit: 'times', beside },
  ];
}

function takeLock(dataDir: string): boolean {
  try {
    lockDataDir(dataDir).release();
    return true;
  } catch {
    return false;
  }
}

/** Backs up, wipes everything and restores, again and again; and flips a bit of each backup. */
async function backUpAndRestore(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'data');
  const settings = readSettings({ DATA_DIR: dataDir });
  let equal = 0;
  let refused = 0;
  for (let round = 0; round < BACKUPS; round += 1) {
    const before = await fill(settings);
    const away = join(folder, 'backup');
    rmSync(away, { recursive: true, force: true });
    await backUpTo(settings, away);
    rmSync(dataDir, { recursive: true });
    refused += (await refusesFlippedBit(away, round)) ? 1 : 0;
    await restore(settings, away);
    equal += (await fingerprint(settings)) === before ? 1 : 0;
  }
  const beside = `of ${BACKUPS}`;
  return [
    { name: 'restored equal after a wipe', value: equal, unit: 'times', beside },
    { name: 'backups with a flipped bit refused', value: refused, unit: 'times', beside },
  ];
}

async function fill(settings: Settings): Promise<string> {
  await (await openDatabase(settings, () => undefined)).close();
  const { pglite, close } = await openEmbedded(settings);
  await pglite.query(
    `insert into attempts select gen_random_uuid()::text, number, now() from generate_series(1, $1) number`,
    [ROWS],
  );
  await close();
  mkdirSync(join(settings.dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(settings.dataDir, 'uploads', 'photo.jpg'), randomBytes(300_000));
  return fingerprint(settings);
}

/** Rows and photo in one hash, by other means than the backup's own. */
async function fingerprint(settings: Settings): Promise<string> {
  const { pglite, close } = await openEmbedded(settings);
  const { rows } = await pglite.query<{ hash: string }>(
    `select md5(string_agg(attempts::text, ',' order by key)) as hash from attempts`,
  );
  await close();
  const photo = readFileSync(join(settings.dataDir, 'uploads', 'photo.jpg'));
  return `${rows[0]?.hash} ${createHash('sha256').update(photo).digest('hex')}`;
}

async function backUpTo(settings: Settings, away: string) {
  const { backup, close } = await openEmbedded(settings);
  const { path } = await backup();
  await close();
  cpSync(path, away, { recursive: true });
}

/** Flips one bit of one of the files, sees whether that is noticed, and flips it back. */
async function refusesFlippedBit(backup: string, round: number): Promise<boolean> {
  const files = ['SHA256SUMS', 'database.ndjson.gz', 'uploads/photo.jpg'];
  const path = join(backup, files[round % files.length] ?? '');
  const whole = readFileSync(path);
  const flipped = Buffer.from(whole);
  const random = seededRandom(SEED + round);
  const at = random.integer(0, whole.length - 1);
  flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << random.integer(0, 7)), at);
  writeFileSync(path, flipped);
  const refused = await verifyBackup(backup).then(
    () => false,
    () => true,
  );
  writeFileSync(path, whole);
  return refused;
}
