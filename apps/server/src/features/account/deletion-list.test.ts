import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { appendDeletions, DELETION_LIST, readDeletions } from './deletion-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'posedown-deletions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const deletion = (digit: number) => ({
  userId: `019aa000-0000-7000-8000-00000000000${digit}`,
  deletedAt: new Date('2026-11-21T09:00:00.123Z'),
});

it('records concurrent deletions and skips a truncated line', async () => {
  // The folder doesn't exist yet.
  const settings = { dataDir: join(folder, 'data') };
  expect(await readDeletions(settings)).toEqual(new Map());
  await Promise.all([1, 2, 3].map((digit) => appendDeletions(settings, [deletion(digit)])));
  const file = join(settings.dataDir, DELETION_LIST);
  appendFileSync(file, '2026-11-21T09:00:00.000Z 019aa000-0000-70');
  expect([...(await readDeletions(settings)).values()]).toEqual(
    expect.arrayContaining([1, 2, 3].map(deletion)),
  );
  expect((await readDeletions(settings)).size).toBe(3);
  expect(statSync(file).mode & 0o077).toBe(0);
});
