import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runKillRounds } from './testing/kill-rounds.ts';

/** Five rounds in a test run. `npm run bench` does many more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);

test(
  'keeps every acknowledged row after every kill',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'posedown-kill-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { acknowledged, lost } = await runKillRounds(dataDir, ROUNDS, 20_261_121);
    expect(acknowledged).toBeGreaterThan(ROUNDS);
    expect(lost).toEqual([]);
  },
  30_000 + ROUNDS * 15_000,
);
