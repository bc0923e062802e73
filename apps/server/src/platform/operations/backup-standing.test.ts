import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backupStanding } from './backup-standing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'posedown-standing-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const standing = (now: string, startedAt = '2026-11-01T00:00:00Z') =>
  backupStanding({ dataDir, now: new Date(now), startedAt: new Date(startedAt) });

it('reports a missing first backup an hour after the start', async () => {
  expect(await standing('2026-11-01T00:30:00Z')).toEqual({ newestAt: null, isOverdue: false });
  expect(await standing('2026-11-01T01:30:00Z')).toEqual({ newestAt: null, isOverdue: true });
});

it("uses the newest complete backup of either kind that isn't from the future", async () => {
  mkdirSync(join(dataDir, 'backups', '2026-11-02T03-00-00-000Z'), { recursive: true });
  writeFileSync(join(dataDir, 'backups', '2026-11-03T03-00-00-000Z.dump'), '');
  writeFileSync(join(dataDir, 'backups', '2026-11-04T03-00-00-000Z.dump.unfinished'), '');
  mkdirSync(join(dataDir, 'backups', '2027-01-01T03-00-00-000Z'));
  const newestAt = new Date('2026-11-03T03:00:00Z');
  expect(await standing('2026-11-04T14:00:00Z')).toEqual({ newestAt, isOverdue: false });
  expect(await standing('2026-11-04T16:00:00Z')).toEqual({ newestAt, isOverdue: true });
});
