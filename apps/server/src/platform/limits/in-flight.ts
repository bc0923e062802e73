interface Limits {
  /** Bytes in memory at once, of everybody. */
  bytes: number;
  /** Files of one person at once. */
  filesOfOne: number;
}

/** Whose limit a file has reached: its sender's, or everybody's. */
export type Reached = 'person' | 'all';

/** One file on its way. */
export interface FileInFlight {
  /** Counts bytes that have arrived, unless a limit is reached. */
  add(bytes: number): Reached | null;
  /** Gives back what the file held. Calling it again changes nothing. */
  end(): void;
}

/**
 * Counts the bytes of files that have arrived and are not answered yet. One person may hold as much as is free: the first
 * one at most half of all, and however many there are, the next one always finds room.
 */
export function createInFlight(limits: Limits) {
  let free = limits.bytes;
  const people = new Map<string, { files: number; bytes: number }>();

  return {
    /** @returns null where too many files of this person are on their way. */
    begin(who: string): FileInFlight | null {
      const own = people.get(who) ?? { files: 0, bytes: 0 };
      if (own.files >= limits.filesOfOne) return null;
      own.files += 1;
      people.set(who, own);
      let held = 0;
      let isOpen = true;
      return {
        add(bytes) {
          if (!isOpen) return null;
          if (own.bytes + bytes > free - bytes) return own.files > 1 ? 'person' : 'all';
          free -= bytes;
          held += bytes;
          own.bytes += bytes;
          return null;
        },
        end() {
          if (!isOpen) return;
          isOpen = false;
          free += held;
          own.bytes -= held;
          own.files -= 1;
          if (own.files === 0) people.delete(who);
        },
      };
    },
  };
}
