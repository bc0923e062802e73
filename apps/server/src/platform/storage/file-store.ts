/** A stored file. */
export interface StoredFile {
  name: string;
  bytes: number;
  writtenAt: Date;
}

/**
 * Permanent storage for uploaded files. A name such as `photos/<user>/<id>.webp` is written once and never changes its
 * content. @throws AppError `storage_full` or `unavailable` from every method, if the storage is full or away
 */
export interface FileStore {
  /** The location in words, for operators: `the folder /data/uploads`. */
  readonly place: string;
  /** The folder on this machine that has the files, or null if they are elsewhere. */
  readonly folder: string | null;
  /** Stores a file completely, or not at all. */
  store(name: string, content: Uint8Array): Promise<void>;
  /**
   * Stores a file unless it exists. Several processes may do so at once: in a folder, the first one's content stays. In
   * a bucket, where not every storage has conditional writes, the last one's does.
   */
  storeNew(name: string, content: Uint8Array): Promise<void>;
  /** A file's content, or null if it doesn't exist. */
  read(name: string): Promise<Buffer | null>;
  /** Removes a file if it exists. */
  remove(name: string): Promise<void>;
  /** Removes a folder with its content if it exists. */
  removeFolder(folder: string): Promise<void>;
  /** Removes a folder if it is empty. */
  removeEmptyFolder(folder: string): Promise<void>;
  /** The names of the folders in a folder. */
  folders(folder: string): Promise<string[]>;
  /** All files in a folder and its subfolders, including unfinished ones. Defaults to every file. */
  files(folder?: string): AsyncGenerator<StoredFile>;
  /** @throws AppError `storage_full` if new files should be rejected before they are read */
  requireRoom(): Promise<void>;
  /** @throws if the storage doesn't respond */
  check(): Promise<void>;
}

/** The file with the id of the database that the files belong to. */
export const MARK = 'installation';

/** The folders of uploads, each with a folder per athlete. */
export const UPLOAD_FOLDERS = ['photos', 'voice-notes'] as const;

const NAME = /^(?:[a-z0-9][\w-]*\/)*[a-z0-9][\w-]*(?:\.[\w-]+)*$/i;

/**
 * Whether this is a name that the product gives to its files. Names of unfinished files start with a dot, and a shared
 * bucket may contain anything.
 */
export const isFileName = (name: string) => name.length <= 300 && NAME.test(name);
