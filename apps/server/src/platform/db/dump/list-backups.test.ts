import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { backupName } from './create-backup.ts';
import { backupTime, listBackups, listBackupsUntil, pruneBackups } from './list-backups.ts';

const DAY_MS = 86_400_000;
const FIRST = new Date('2026-10-24T22:15:07.042Z').getTime();
const names = [0, 1, 2, 3].map((days) => backupName(new Date(FIRST + days * DAY_MS)));
const LATER = new Date(FIRST + 30 * DAY_MS);

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'posedown-list-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
});

test('lists only complete backups, oldest first', async () => {
  for (const name of names.toReversed()) mkdirSync(join(parent, name));
  mkdirSync(join(parent, `${names[3]}.unfinished`));
  mkdirSync(join(parent, 'photos of mine'));
  expect(await listBackups(parent)).toEqual(names.map((name) => join(parent, name)));
});

test("lists none if the folder doesn't exist yet", async () => {
  expect(await listBackups(join(parent, 'absent'))).toEqual([]);
});

test("keeps the newest backups and everything that isn't a backup", async () => {
  for (const name of [...names, 'photos of mine']) mkdirSync(join(parent, name));
  await pruneBackups(parent, 2, LATER);
  expect(readdirSync(parent).sort()).toEqual([...names.slice(2), 'photos of mine']);
  await pruneBackups(parent, 5, LATER);
  expect(await listBackups(parent)).toHaveLength(2);
});

test('neither counts nor removes backups dated in the future', async () => {
  for (const name of names) mkdirSync(join(parent, name));
  const second = new Date(FIRST + DAY_MS);
  const until = names.slice(0, 2).map((name) => join(parent, name));
  expect(await listBackupsUntil(parent, second)).toEqual(until);
  await pruneBackups(parent, 1, second);
  expect(readdirSync(parent).sort()).toEqual(names.slice(1));
});

test('reads the instant of a backup from its name', () => {
  expect(backupTime(join(parent, names[0] ?? '')).getTime()).toBe(FIRST);
});
