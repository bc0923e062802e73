import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { verifyChecksums, writeChecksums } from './checksums.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posedown-sums-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'uploads', 'a'), { recursive: true });
  writeFileSync(join(folder, 'rows'), 'rows');
  writeFileSync(join(folder, 'uploads', 'a', 'front view.jpg'), Buffer.from([0, 255, 10, 13]));
  await writeChecksums(folder);
});

const refused = { code: 'backup_damaged' };

test('accepts an unchanged folder', async () => {
  expect(await verifyChecksums(folder)).toEqual(['rows', 'uploads/a/front view.jpg']);
});

test.each(['rows', 'uploads/a/front view.jpg', 'SHA256SUMS'])(
  'rejects every single flipped bit in %s',
  async (name) => {
    const path = join(folder, name);
    const whole = readFileSync(path);
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      writeFileSync(path, flipped);
      await expect(verifyChecksums(folder)).rejects.toMatchObject(refused);
    }
  },
);

test.each(['rows', 'uploads/a/front view.jpg', 'SHA256SUMS'])(
  'rejects %s truncated at every length',
  async (name) => {
    const path = join(folder, name);
    const whole = readFileSync(path);
    for (let length = 0; length < whole.length; length += 1) {
      writeFileSync(path, whole.subarray(0, length));
      await expect(verifyChecksums(folder)).rejects.toMatchObject(refused);
    }
  },
);

test('rejects an added, extended, renamed or removed file', async () => {
  writeFileSync(join(folder, 'added'), '');
  await expect(verifyChecksums(folder)).rejects.toMatchObject(refused);
  rmSync(join(folder, 'added'));
  renameSync(join(folder, 'rows'), join(folder, 'columns'));
  await expect(verifyChecksums(folder)).rejects.toMatchObject(refused);
  renameSync(join(folder, 'columns'), join(folder, 'rows'));
  appendFileSync(join(folder, 'rows'), ' ');
  await expect(verifyChecksums(folder)).rejects.toMatchObject(refused);
  rmSync(join(folder, 'rows'));
  await expect(verifyChecksums(folder)).rejects.toMatchObject(refused);
});
