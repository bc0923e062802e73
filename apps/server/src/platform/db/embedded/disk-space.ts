import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MEBIBYTE = 1024 * 1024;

/** Size of the reserve in bytes: two segments of the write-ahead log. */
export const RESERVE_BYTES = 32 * MEBIBYTE;

/** Free bytes on the disk under which the database no longer takes writes. */
export const FLOOR_BYTES = 32 * MEBIBYTE;

/** Returns how many bytes this process may still write on a folder's disk. */
export type FreeBytes = (directory: string) => number;

export const freeBytes: FreeBytes = (directory) => {
  const disk = statfsSync(directory);
  return disk.bavail * disk.bsize;
};

/** A file that reserves disk space, so a full disk can still be recovered. */
export class DiskReserve {
  readonly #path: string;

  constructor(
    private readonly dataDir: string,
    private readonly free: FreeBytes = freeBytes,
  ) {
    this.#path = join(dataDir, 'reserve');
  }

  get held(): boolean {
    return existsSync(this.#path);
  }

  /** Bytes that may still be written beside the reserve. */
  get freeBytes(): number {
    return this.free(this.dataDir);
  }

  /** Takes the space unless too little is left; returns whether the reserve is held. */
  hold(): boolean {
    if (this.held) return true;
    if (this.freeBytes < RESERVE_BYTES + FLOOR_BYTES) return false;
    // Random bytes, since a compressing file system reserves nothing for zeros.
    const bytes = randomBytes(MEBIBYTE);
    const file = openSync(this.#path, 'w', 0o600);
    try {
      for (let written = 0; written < RESERVE_BYTES; written += MEBIBYTE) writeSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return true;
  }

  /** Frees the space; returns whether there was any. */
  release(): boolean {
    const locked = this.held;
    rmSync(this.#path, { force: true });
    return locked;
  }
}
