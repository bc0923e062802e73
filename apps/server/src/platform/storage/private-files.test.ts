import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repairFileModes } from './private-files.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'posedown-modes-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const at = (path: string) => join(dataDir, path);
const modeOf = (path: string) => (statSync(at(path)).mode & 0o777).toString(8);

function createFile(path: string, mode: number) {
  writeFileSync(at(path), '');
  chmodSync(at(path), mode);
}

function createFolder(path: string, mode: number) {
  mkdirSync(at(path), { recursive: true });
  chmodSync(at(path), mode);
}

it('restricts our files to their owner without changing other files', async () => {
  createFolder('uploads/photos/someone', 0o755);
  for (const folder of ['uploads', 'uploads/photos']) createFolder(folder, 0o755);
  createFile('uploads/photos/someone/one.webp', 0o644);
  createFile('posedown.lock', 0o664);
  createFolder('before-restore-2026-11-20T10-00-00.000Z/database', 0o777);
  createFile('somebody-elses.txt', 0o644);
  symlinkSync(at('somebody-elses.txt'), at('uploads/link'));
  expect(await repairFileModes(dataDir)).toEqual([]);
  expect(modeOf('uploads')).toBe('700');
  expect(modeOf('uploads/photos/someone')).toBe('700');
  expect(modeOf('uploads/photos/someone/one.webp')).toBe('600');
  expect(modeOf('posedown.lock')).toBe('600');
  expect(modeOf('before-restore-2026-11-20T10-00-00.000Z/database')).toBe('700');
  expect(modeOf('somebody-elses.txt')).toBe('644');
});

it("does nothing if the folder doesn't exist yet", async () => {
  expect(await repairFileModes(at('none'))).toEqual([]);
});
