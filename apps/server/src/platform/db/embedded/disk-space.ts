import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MEBIBYTE = 1024 * 1024;

/** Size of the reserve in bytes: two segments of the write-ahead log. */
export const RESERVE_BYTES = 32 * MEBIBYTE;

/** Below this number of free bytes, the database rejects writes. */
export const FLOOR_BYTES = 32 * MEBIBYTE;

/** Returns how many more bytes this process may write on a folder's disk. */
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

  /** Bytes that may be written without using the reserve. */
  get freeBytes(): number {
    return this.free(this.dataDir);
  }

  /** Allocates the reserve unless too little space is left. @returns whether the reserve exists */
  hold(): boolean {
    if (this.held) return true;
    if (this.freeBytes < RESERVE_BYTES + FLOOR_BYTES) return false;
    // Random bytes, because a compressing file system reserves nothing for zeros.
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

  /** Frees the reserve. @returns whether there was one */
  release(): boolean {
    const locked = this.held;
    rmSync(this.#path, { force: true });
    return locked;
  }
}
