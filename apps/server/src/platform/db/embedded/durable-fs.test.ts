import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countSyncs, countSyncsOfFiles, hasStrace } from './testing/count-syncs.ts';
import { nextLine, runChild } from './testing/run-child.ts';

const COMMITS = 100;

// In CI strace is required: the test fails without it.
test.skipIf(!hasStrace() && !process.env.CI)(
  'acknowledges a commit only after it is synced to disk (measured with strace)',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'posedown-sync-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { acknowledged, syncs, unsynced } = await countSyncs(dataDir, COMMITS);
    expect(acknowledged).toBe(COMMITS);
    expect(syncs).toBeGreaterThanOrEqual(COMMITS);
    expect(unsynced).toBe(0);
  },
  60_000,
);

test.skipIf(!hasStrace() && !process.env.CI)(
  'syncs every file again after a kill before it continues (measured with strace)',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'posedown-sync-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    await writeUntilKilled(dataDir);

    const base = join(dataDir, 'database', 'base');
    const files = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^\d+\/\d+/.test(path),
    );
    const syncs = await countSyncsOfFiles(dataDir);
    const countOf = (file: string) => syncs.get(join(base, file)) ?? 0;
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => countOf(file) === 0)).toEqual([]);
    // template1 is never written, so further syncs are unnecessary.
    const template = files.filter((file) => file.startsWith('1/'));
    expect(template.length).toBeGreaterThan(100);
    expect(template.filter((file) => countOf(file) !== 1)).toEqual([]);
  },
  60_000,
);

/** Creates a database, commits rows and kills the process like a power failure. */
async function writeUntilKilled(dataDir: string) {
  const child = runChild('./write-forever.ts', [dataDir]);
  await nextLine(child);
  await nextLine(child);
  await child.kill();
}
