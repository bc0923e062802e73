import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { systemErrorCode } from '../db/embedded/operator-error.ts';
import { syncDirectory } from '../db/embedded/sync.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Files in a folder on this machine. */
export class FolderStore implements FileStore {
  readonly folder: string;
  readonly requireRoom: () => Promise<void>;

  constructor(folder: string, requireRoom = async () => {}) {
    this.folder = folder;
    this.requireRoom = requireRoom;
  }

  get place() {
    return `the folder ${this.folder}`;
  }

  #path(name: string) {
    return join(this.folder, name);
  }

  async store(name: string, content: Uint8Array): Promise<void> {
    const path = this.#path(name);
    await this.#place(path, `.${basename(path)}`, content, (unfinished) =>
      rename(unfinished, path),
    );
  }

  async storeNew(name: string, content: Uint8Array): Promise<void> {
    const path = this.#path(name);
    // Other processes may be writing the same file.
    await this.#place(path, `.${basename(path)}.${randomUUID()}`, content, async (unfinished) => {
      await link(unfinished, path).catch(async (error: unknown) => {
        // Some file systems have no links. There, the last one's content stays.
        if (systemErrorCode(error) !== 'EEXIST') await rename(unfinished, path);
      });
      await rm(unfinished, { force: true });
    });
  }

  /**
   * A file gets its name once it is complete and on disk; until then its name starts with a dot, which backups skip.
   */
  async #place(
    path: string,
    unfinishedName: string,
    content: Uint8Array,
    finish: (unfinished: string) => Promise<void>,
  ): Promise<void> {
    const folder = dirname(path);
    const created = await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, unfinishedName);
    try {
      await writeToDisk(unfinished, content);
      await finish(unfinished);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    syncDirectory(folder);
    // New folders are entries of their parents, which need a sync.
    if (created) for (const parent of parentsUpTo(folder, dirname(created))) syncDirectory(parent);
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(this.#path(name)).catch(nullIfAbsent);
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.#path(folder), { recursive: true, force: true });
  }

  async removeEmptyFolder(folder: string): Promise<void> {
    await rmdir(this.#path(folder)).catch((error: unknown) => {
      if (systemErrorCode(error) !== 'ENOTEMPTY') nullIfAbsent(error);
    });
  }

  async folders(folder: string): Promise<string[]> {
    return (await readdir(this.#path(folder)).catch(nullIfAbsent)) ?? [];
  }

  async *files(folder = ''): AsyncGenerator<StoredFile> {
    const path = this.#path(folder);
    const entries = (await readdir(path, { withFileTypes: true }).catch(nullIfAbsent)) ?? [];
    for (const entry of entries) {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) yield* this.files(name);
      if (!entry.isFile()) continue;
      const found = await stat(this.#path(name)).catch(nullIfAbsent);
      if (found) yield { name, bytes: found.size, writtenAt: found.mtime };
    }
  }

  async check(): Promise<void> {
    await readdir(this.folder).catch(nullIfAbsent);
  }
}

async function writeToDisk(path: string, content: Uint8Array) {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

function parentsUpTo(folder: string, top: string): string[] {
  const parent = dirname(folder);
  return parent === top || parent === folder ? [parent] : [parent, ...parentsUpTo(parent, top)];
}

function nullIfAbsent(error: unknown): null {
  if (systemErrorCode(error) === 'ENOENT') return null;
  throw error;
}
