import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formerName, pruneFormer } from './former-data.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

test('removes only data replaced by a restore more than a week ago', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'posedown-former-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const saved = [
    formerName(daysAgo(6.9)),
    formerName(daysAgo(-30)),
    'before-restore-mine',
    'database',
  ];
  for (const name of [...saved, formerName(daysAgo(7)), formerName(daysAgo(400))]) {
    mkdirSync(join(dataDir, name, 'uploads'), { recursive: true });
  }
  await pruneFormer(dataDir, NOW);
  expect(readdirSync(dataDir).sort()).toEqual(saved.sort());
});
