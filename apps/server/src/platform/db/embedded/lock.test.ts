import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUseError, lockDataDir } from './lock.ts';
import { nextLine, runChild } from './testing/run-child.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'posedown-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('rejects a folder this process has locked until it releases it', () => {
  const lock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
  lock.release();
  lockDataDir(dataDir).release();
});

test("releasing twice doesn't release the next holder's lock", () => {
  const former = lockDataDir(dataDir);
  former.release();
  const lock = lockDataDir(dataDir);
  former.release();
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
  lock.release();
});

test("always rejects another process's folder, naming folder and process", async () => {
  const holder = runChild('./hold-lock.ts', [dataDir]);
  await nextLine(holder);
  holder.process.stdin.write('now\n');
  expect(await nextLine(holder)).toBe('locked');
  const sentence = `The data folder ${dataDir} is already in use by process ${holder.process.pid}`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect(() => lockDataDir(dataDir)).toThrow(sentence);
  }
  await holder.kill();
});

test('recovers the lock of a process that was killed, every time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const holder = runChild('./hold-lock.ts', [dataDir]);
    await nextLine(holder);
    holder.process.stdin.write('now\n');
    expect(await nextLine(holder)).toBe('locked');
    await holder.kill();
    lockDataDir(dataDir).release();
  }
}, 60_000);

test("lets only one of several concurrent processes take over a dead process's lock", async () => {
  const dead = runChild('./hold-lock.ts', [dataDir]);
  await nextLine(dead);
  dead.process.stdin.write('now\n');
  await nextLine(dead);
  await dead.kill();

  const contenders = Array.from({ length: 8 }, () => runChild('./hold-lock.ts', [dataDir]));
  await Promise.all(contenders.map(nextLine));
  for (const contender of contenders) contender.process.stdin.write('now\n');
  const results = await Promise.all(contenders.map(nextLine));
  await Promise.all(contenders.map((contender) => contender.kill()));
  expect(results.toSorted()).toEqual([...Array(7).fill('DataDirInUseError'), 'locked']);
}, 60_000);
