import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { OperatorError, systemErrorCode } from './operator-error.ts';

const LOCK_FILE = 'posedown.lock';

/** An exclusive lock on a data folder. It ends with `release` or with the process. */
export interface DataDirLock {
  release(): void;
}

/** Another process has the data folder open. */
export class DataDirInUseError extends OperatorError {
  override name = 'DataDirInUseError';

  constructor(
    readonly dataDir: string,
    /** The holder, such as 'process 4711 on web-1', if it left its name. */
    readonly holder: string,
  ) {
    super(
      'data_dir_in_use',
      `The data folder ${dataDir} is already in use by ${holder}; stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the exclusive lock on a data folder. It is the kernel's lock on an open file, not the
 * file's existence: taking it is atomic, a live holder can't lose it, and it ends with the
 * process, so a lock is never stale. The file is never removed, because a starting process might
 * have it open. Its content is only for the error message. @throws DataDirInUseError if this or
 * another process already holds the lock
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const path = join(dataDir, LOCK_FILE);
  const file = openLocked(path);
  if (file === null) throw new DataDirInUseError(dataDir, readHolder(path));
  writeHolder(file);
  let locked = true;
  return {
    release() {
      if (locked) closeSync(file);
      locked = false;
    },
  };
}

/** Opens and locks the file. Null if someone else has locked it. */
function openLocked(path: string): number | null {
  const flags = constants.O_RDWR | constants.O_CREAT;
  const exclusive = EXCLUSIVE_OPEN[process.platform];
  if (exclusive === undefined) return flockOpened(openSync(path, flags, 0o600));
  try {
    return openSync(path, flags | exclusive, 0o600);
  } catch (error) {
    if (['EAGAIN', 'EWOULDBLOCK', 'EBUSY'].includes(systemErrorCode(error) ?? '')) return null;
    throw error;
  }
}

/** Systems that lock on open: macOS with O_EXLOCK | O_NONBLOCK, Windows with an unshared file. */
const EXCLUSIVE_OPEN: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | 0x4,
  win32: 0x10000000,
};

/**
 * Node can't call flock(2), but the lock belongs to the open file, which a child process shares: the `flock` command
 * locks the inherited descriptor, exits, and leaves the lock with this process.
 */
function flockOpened(file: number): number | null {
  const flock = spawnSync('flock', ['-n', '-x', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file],
  });
  if (flock.status === 0) return file;
  closeSync(file);
  const errorText = flock.error?.message ?? flock.stderr.toString().trim();
  if (flock.status === 1 && errorText === '') return null;
  throw new OperatorError(
    'lock_unavailable',
    `Couldn’t lock the data folder with the flock command of util-linux (${errorText}).`,
  );
}

function writeHolder(file: number) {
  try {
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}`, 0);
  } catch {
    // On a full disk the lock still works, but its holder can't be named.
  }
}

function readHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim() || 'another process';
  } catch {
    return 'another process';
  }
}
