import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from '../../apps/server/src/platform/db/embedded/lock.ts';
import { countSyncs } from '../../apps/server/src/platform/db/embedded/testing/count-syncs.ts';
import { runKillRounds } from '../../apps/server/src/platform/db/embedded/testing/kill-rounds.ts';
import {
  nextLine,
  runChild,
} from '../../apps/server/src/platform/db/embedded/testing/run-child.ts';
import type { Figure } from '../figure.ts';
import { backUpAndRestore } from './backups.ts';
import { fillDisk } from './full-disk.ts';

/* Guarantees of the embedded database, tested many times over. */
const KILLS = 500;
const LOCKS = 100;
const BACKUPS = 50;
const COMMITS = 1_000;
const SEED = 1;

/** Runs a measurement in its own folder. */
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

export const measureBackups = (): Promise<Figure[]> =>
  inFolder((folder) => backUpAndRestore(folder, BACKUPS, SEED));

export const measureFullDisk = (): Promise<Figure[]> =>
  inFolder((folder) => fillDisk(join(folder, 'disk')));

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
    refused += acquireLock(dataDir) ? 0 : 1;
    await holder.kill();
    recovered += acquireLock(dataDir) ? 1 : 0;
  }
  const beside = `of ${LOCKS}`;
  return [
    { name: 'second processes refused', value: refused, unit: 'times', beside },
    { name: 'locks of killed processes recovered', value: recovered, unit: 'times', beside },
  ];
}

function acquireLock(dataDir: string): boolean {
  try {
    lockDataDir(dataDir).release();
    return true;
  } catch {
    return false;
  }
}
