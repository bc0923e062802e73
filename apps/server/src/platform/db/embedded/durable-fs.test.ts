import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countSyncs, hasStrace } from './testing/count-syncs.ts';

const COMMITS = 100;

// In CI strace must be there: the test fails without it.
test.skipIf(!hasStrace() && !process.env.CI)(
  'acknowledges no commit before it is written through to the disk (seen by strace)',
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
