import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncDirectory } from './sync.ts';

/** Emscripten's access-mode masks, the same as on Linux. */
const ACCESS_MODE = 3;
const READ_ONLY = 0;

/** The parts of an open file of PGlite's file system used here (Emscripten's FSStream). */
export interface PgliteStream {
  /** The descriptor of the real file. */
  nfd: number;
  /** The access mode, as Emscripten numbers it. */
  flags: number;
  node: PgliteNode;
}

/** A file or folder of PGlite's file system (Emscripten's FSNode). */
export interface PgliteNode {
  name: string;
  mode: number;
  parent: PgliteNode;
}

/** The parts of Emscripten's file system on real files that are extended here. */
export interface NodeFileSystem {
  realPath(node: PgliteNode): string;
  /** Runs an operation and turns the system's errors into Emscripten's. */
  tryFSOperation<Result>(operation: () => Result): Result;
  stream_ops: {
    fsync?(stream: PgliteStream): number;
    write(
      stream: PgliteStream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position?: number,
    ): number;
  };
}

interface PgliteModule {
  NODEFS?: NodeFileSystem;
  FS: { isDir(mode: number): boolean; filesystems?: { NODEFS: NodeFileSystem } };
  onAbort?: (reason: unknown) => void;
}

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

interface Hooks {
  /** Called once with the file system before the database starts on it. */
  onMount?(files: NodeFileSystem): void;
  /** Called when the database has stopped permanently (a PANIC). */
  onAbort?(): void;
}

/**
 * PGlite's file system on a real folder, plus the missing fsync. Without it, an acknowledged commit is only in the
 * operating system's memory and is lost in a power failure. Only works with the parameters of `startPglite`.
 */
export class DurableFs extends NodeFS {
  readonly #hooks: Hooks;

  constructor(directory: string, hooks: Hooks = {}) {
    super(directory);
    this.#hooks = hooks;
  }

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const extend = (module: unknown) => this.#extend(module as PgliteModule);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), extend] },
    };
  }

  #extend(module: PgliteModule) {
    const files = module.NODEFS ?? module.FS.filesystems?.NODEFS;
    if (!files)
      throw new Error('This version of PGlite hides its file system, so it can’t be synced.');
    files.stream_ops.fsync = (stream) =>
      files.tryFSOperation(() => {
        if (module.FS.isDir(stream.node.mode)) syncDirectory(files.realPath(stream.node));
        else if (isForWriting(stream)) fsyncSync(stream.nfd);
        return 0;
      });
    module.onAbort = () => this.#hooks.onAbort?.();
    this.#hooks.onMount?.(files);
  }
}

/**
 * PostgreSQL never syncs a file opened read-only, because some systems reject it. Such a request is only a hint: after
 * a crash, every file is first hinted and then synced.
 */
function isForWriting({ flags }: PgliteStream): boolean {
  return (flags & ACCESS_MODE) !== READ_ONLY;
}
