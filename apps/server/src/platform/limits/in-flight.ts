interface Limits {
  /** Bytes in memory at once, in total. */
  bytes: number;
  /** Files of one person at once. */
  filesOfOne: number;
}

/** The limit a file reached: its sender's, or the total. */
export type ReachedLimit = 'person' | 'all';

/** One file being received. */
export interface FileInFlight {
  /** Counts bytes that have arrived, unless a limit is reached. */
  add(bytes: number): ReachedLimit | null;
  /** Releases the file's share. Repeats are harmless. */
  end(): void;
}

/**
 * Counts bytes of files that have arrived but aren't answered yet. One person may use up to half of what is free, so
 * the next one always finds room.
 */
export function createInFlight(limits: Limits) {
  let free = limits.bytes;
  const people = new Map<string, { files: number; bytes: number }>();

  return {
    /** @returns null if too many of this person's files are being received */
    begin(sender: string): FileInFlight | null {
      const own = people.get(sender) ?? { files: 0, bytes: 0 };
      if (own.files >= limits.filesOfOne) return null;
      own.files += 1;
      people.set(sender, own);
      let locked = 0;
      let isOpen = true;
      return {
        add(bytes) {
          if (!isOpen) return null;
          if (own.bytes + bytes > free - bytes) return own.files > 1 ? 'person' : 'all';
          free -= bytes;
          locked += bytes;
          own.bytes += bytes;
          return null;
        },
        end() {
          if (!isOpen) return;
          isOpen = false;
          free += locked;
          own.bytes -= locked;
          own.files -= 1;
          if (own.files === 0) people.delete(sender);
        },
      };
    },
  };
}
