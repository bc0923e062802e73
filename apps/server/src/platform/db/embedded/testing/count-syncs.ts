import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './run-child.ts';

/** Whether the machine can count system calls. */
export function hasStrace(): boolean {
  return spawnSync('strace', ['-V']).status === 0;
}

/** The system calls strace saw between the first and last commit. */
export interface Syncs {
  acknowledged: number;
  /** Number of syncs to disk. */
  syncs: number;
  /** Acknowledgments without a sync since the previous one. */
  unsynced: number;
}

/** Creates a database, commits the given number of times and closes it, under strace. */
export async function countSyncs(dataDir: string, commits: number): Promise<Syncs> {
  return readTrace(await traceCommits(dataDir, commits));
}

/** Opens and closes a database without commits, and counts the syncs of each file. */
export async function countSyncsOfFiles(dataDir: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const trace = await traceCommits(dataDir, 0);
  for (const [, file = ''] of trace.matchAll(/ fsync\(\d+<([^>]+)>/g)) {
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return counts;
}

/** The strace output of a process that opens a database, commits and closes it. */
async function traceCommits(dataDir: string, commits: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-strace-'));
  const trace = join(folder, 'trace');
  const strace = ['strace', '-f', '-qq', '-y', '-e', 'trace=fsync,fdatasync,write', '-o', trace];
  try {
    const child = runChild('./commit.ts', [dataDir, String(commits)], strace);
    for (let line = await child.lines.next(); !line.done; ) line = await child.lines.next();
    return readFileSync(trace, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readTrace(trace: string): Syncs {
  const counted: Syncs = { acknowledged: 0, syncs: 0, unsynced: 0 };
  let syncsBefore = 0;
  const commits = trace.split(/write\(1<[^>]*>, "commits begin/)[1] ?? '';
  for (const [call] of commits.matchAll(/ (?:fsync|fdatasync)\(|write\(1<[^>]*>, "acknowledged/g)) {
    if (!call.startsWith('write')) {
      counted.syncs += 1;
      continue;
    }
    counted.acknowledged += 1;
    if (counted.syncs === syncsBefore) counted.unsynced += 1;
    syncsBefore = counted.syncs;
  }
  return counted;
}
