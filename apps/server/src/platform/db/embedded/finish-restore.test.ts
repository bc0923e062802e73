import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { decideRestore, finishRestore } from './finish-restore.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'posedown-swap-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dataDir, path)), { recursive: true });
  writeFileSync(join(dataDir, path), text);
};
const read = (path: string) => readFileSync(join(dataDir, path), 'utf8');

test('moves restored folders into place and keeps the previous ones', () => {
  write('database/rows', 'old');
  write('uploads/photo', 'old');
  write('database.restoring/rows', 'new');
  write('uploads.restoring/photo', 'new');
  decideRestore(dataDir, 'former');
  expect([read('database/rows'), read('uploads/photo')]).toEqual(['new', 'new']);
  expect([read('former/database/rows'), read('former/uploads/photo')]).toEqual(['old', 'old']);
  expect(existsSync(join(dataDir, 'restore-decided'))).toBe(false);
});

test('changes nothing before the decision', () => {
  write('database/rows', 'old');
  write('database.restoring/rows', 'new');
  write('restore-decided.unfinished', 'for');
  finishRestore(dataDir);
  expect(read('database/rows')).toBe('old');
});

test.each([
  ['before the first move', ['database/rows', 'uploads/photo'], ['database', 'uploads']],
  [
    'with the old database away',
    ['former/database/rows', 'uploads/photo'],
    ['database', 'uploads'],
  ],
  ['with the new database in place', ['former/database/rows', 'uploads/photo'], ['uploads']],
  ['with the old uploads away', ['former/database/rows', 'former/uploads/photo'], ['uploads']],
  ['after the last move', ['former/database/rows', 'former/uploads/photo'], []],
])('completes a decided restore that was killed %s', (_moment, old, restoring) => {
  for (const path of old) write(path, 'old');
  for (const [folder, file] of [
    ['database', 'rows'],
    ['uploads', 'photo'],
  ] as const) {
    if (restoring.includes(folder)) write(`${folder}.restoring/${file}`, 'new');
    else write(`${folder}/${file}`, 'new');
  }
  write('restore-decided', 'former');
  finishRestore(dataDir);
  finishRestore(dataDir);
  expect([read('database/rows'), read('uploads/photo')]).toEqual(['new', 'new']);
  expect([read('former/database/rows'), read('former/uploads/photo')]).toEqual(['old', 'old']);
});
