import { fstatSync } from 'node:fs';
import { type DiskReserve, FLOOR_BYTES } from './disk-space.ts';
import type { NodeFileSystem, PgliteStream } from './durable-fs.ts';

/** Emscripten's number for ENOSPC. */
const NO_SPACE = 51;
/** Table files are written in 8 KiB blocks, so check the disk once per half mebibyte. */
const WRITES_PER_LOOK = 64;

/**
 * Keeps a full disk from crashing the database. PostgreSQL reports an error if a table can't grow, but crashes if its
 * write-ahead log can't. So tables stop growing while there is still space for the log, and if the log runs out too,
 * it gets the reserve.
 */
export class SpaceGuard {
  #writesUntilLook = 0;
  #isLow = false;
  #isOpen = false;

  constructor(
    private readonly reserve: DiskReserve,
    /** Called whenever the disk is too full to write. It must not throw. */
    private readonly onLow: () => void,
  ) {}

  /** Wraps the database's file system. */
  attach(files: NodeFileSystem): void {
    const write = files.stream_ops.write;
    files.stream_ops.write = (stream, buffer, offset, length, position = 0) => {
      if (!this.#isOpen || stream.node.parent.name === 'pg_wal') {
        return this.#writeAtAnyPrice(length, (done) =>
          write(stream, buffer, offset + done, length - done, position + done),
        );
      }
      if (isTable(stream) && this.#looksLow()) {
        files.tryFSOperation(() => refuseGrowth(stream, position + length));
      }
      return write(stream, buffer, offset, length, position);
    };
  }

  /** Starts rejecting growth. Before that the database is opening, and recovery must not fail. */
  start(): void {
    this.#isOpen = true;
  }

  #looksLow(): boolean {
    if (this.#writesUntilLook > 0 && !this.#isLow) {
      this.#writesUntilLook -= 1;
      return false;
    }
    this.#writesUntilLook = WRITES_PER_LOOK;
    this.#isLow = this.reserve.freeBytes < FLOOR_BYTES;
    if (this.#isLow) this.onLow();
    return this.#isLow;
  }

  /** Writes all bytes. A partial write means that the disk is full. */
  #writeAtAnyPrice(length: number, writeFrom: (done: number) => number): number {
    let done = 0;
    while (done < length) {
      try {
        const written = writeFrom(done);
        if (written === 0) return done;
        done += written;
      } catch (error) {
        if (!isNoSpace(error)) throw error;
        this.onLow();
        if (!this.reserve.release()) throw error;
      }
    }
    return done;
  }
}

/** Whether a file is a table, index or sort file, all of which are two levels below `base`. */
function isTable(stream: PgliteStream): boolean {
  return stream.node.parent.parent.name === 'base';
}

function refuseGrowth(stream: PgliteStream, endByte: number) {
  if (fstatSync(stream.nfd).size >= endByte) return;
  throw Object.assign(new Error('The disk is nearly full.'), { code: 'ENOSPC' });
}

function isNoSpace(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'errno' in error && error.errno === NO_SPACE
  );
}
