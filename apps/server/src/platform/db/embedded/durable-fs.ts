import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncDirectory } from './sync.ts';

/** Emscripten's masks of what a file is opened for: those of Linux. */
const ACCESS_MODE = 3;
const READ_ONLY = 0;

/** What this file uses of an open file of PGlite's file system (Emscripten's FSStream). */
export interface PgliteStream {
  /** The descriptor of the real file. */
  nfd: number;
  /** What it was opened for, as Emscripten numbers it. */
  flags: number;
  node: PgliteNode;
}

/** A file or folder of PGlite's file system (Emscripten's FSNode). */
export interface PgliteNode {
  name: string;
  mode: number;
  parent: PgliteNode;
}

/** The Emscripten file system that stands on real files, as far as it is extended here. */
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
  /** Called when the database has given up (a PANIC); it never answers again. */
  onAbort?(): void;
}

/**
 * PGlite's file system on a real folder, with the fsync that it lacks: without it an acknowledged
 * commit sits in the operating system's memory alone and is lost with the power.
 * It takes effect with the parameters of `startPglite` alone.
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
 * PostgreSQL syncs no file that it has opened for reading alone, as some systems refuse it. Where that
 * is asked here, it was to be a hint: after a crash every file is named once to be written soon, and
 * synced right afterwards.
 */
function isForWriting({ flags }: PgliteStream): boolean {
  return (flags & ACCESS_MODE) !== READ_ONLY;
}
