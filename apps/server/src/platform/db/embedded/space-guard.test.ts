import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DiskReserve, FLOOR_BYTES, RESERVE_BYTES } from './disk-space.ts';
import type { NodeFileSystem, PgliteNode, PgliteStream } from './durable-fs.ts';
import { SpaceGuard } from './space-guard.ts';

const NO_SPACE = { errno: 51 };
const ROOMY = 2 * (RESERVE_BYTES + FLOOR_BYTES);

let free: number;
let reserve: DiskReserve;
const onLow = vi.fn();

beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'posedown-space-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  free = ROOMY;
  reserve = new DiskReserve(dataDir, () => free);
  onLow.mockReset();
});

test('uses the reserve for the log when the disk is full, without losing a byte', () => {
  reserve.hold();
  const log = attach((from, to) => {
    if (!reserve.held) return to - from;
    if (from < 3) return 3 - from;
    throw NO_SPACE;
  });
  expect(log.write('pg_wal', 10)).toBe(10);
  expect(reserve.held).toBe(false);
  expect(onLow).toHaveBeenCalled();
});

test('lets the log fail if the reserve is also used up', () => {
  const log = attach(() => {
    throw NO_SPACE;
  });
  expect(() => log.write('pg_wal', 10)).toThrow();
});

test('passes on other log failures and keeps the reserve', () => {
  reserve.hold();
  const broken = new Error('The disk is broken.');
  const log = attach(() => {
    throw broken;
  });
  expect(() => log.write('pg_wal', 10)).toThrow(broken);
  expect(reserve.held).toBe(true);
});

test('creates no reserve on a disk without space for it', () => {
  free = RESERVE_BYTES;
  expect(reserve.hold()).toBe(false);
  expect(reserve.held).toBe(false);
});

/** A guarded file system with a scripted write between offsets. */
function attach(writeBytes: (from: number, to: number) => number) {
  const files: NodeFileSystem = {
    realPath: () => '',
    tryFSOperation: (operation) => operation(),
    stream_ops: { write: (_stream, _bytes, from, length) => writeBytes(from, from + length) },
  };
  const guard = new SpaceGuard(reserve, onLow);
  guard.attach(files);
  guard.start();
  return {
    write: (folder: string, length: number) =>
      files.stream_ops.write(fileIn(folder), new Uint8Array(length), 0, length, 0),
  };
}

function fileIn(folder: string): PgliteStream {
  const root: PgliteNode = Object.assign(Object.create(null), { name: '/', mode: 0 });
  root.parent = root;
  const parent = { name: folder, mode: 0, parent: root };
  return { nfd: -1, flags: 2, node: { name: 'file', mode: 0, parent } };
}
