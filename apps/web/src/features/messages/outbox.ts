import type { Message } from '@posedown/contract';

/** A line that has not reached the server yet. */
export interface OutboxLine {
  /** Made once: sent as often as it takes, the line is stored once. */
  key: string;
  athleteId: string;
  content: string;
  /** Photos that the server has already; absent where there are none. */
  photoIds?: string[];
  /** When it was written. */
  at: string;
  /** Why the server does not take it; absent while it waits for the network. */
  problem?: string;
}

type Send = (line: OutboxLine) => Promise<Message>;
/** Why a line was not sent: the server's refusal in words, or null where trying again may help. */
type Refusal = (error: unknown) => string | null;

interface Options {
  storageKey: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  send: Send;
  refusal: Refusal;
  onSent: (line: OutboxLine) => void;
}

/**
 * Lines on their way, kept on the device until the server has them, and sent in the order in which
 * they were written. One that the server refuses stays until it is tried again or removed, and holds
 * nobody up.
 */
export class Outbox {
  #lines: readonly OutboxLine[];
  #listeners = new Set<() => void>();
  #isSending = false;

  constructor(private readonly options: Options) {
    this.#lines = this.#load();
  }

  readonly lines = (): readonly OutboxLine[] => this.#lines;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(line: OutboxLine): void {
    this.#store([...this.#load(), line]);
    void this.flush();
  }

  remove(key: string): void {
    this.#store(this.#load().filter((line) => line.key !== key));
  }

  retry(key: string): void {
    this.#store(
      this.#load().map((line) => {
        const { problem: _problem, ...waiting } = line;
        return line.key === key ? waiting : line;
      }),
    );
    void this.flush();
  }

  /** Sends what waits, one after the other; stops at the first that finds no server. */
  async flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        if (!(await this.#sendOne(next))) return;
      }
    } finally {
      this.#isSending = false;
    }
  }

  #next(): OutboxLine | undefined {
    return this.#load().find(({ problem }) => problem === undefined);
  }

  async #sendOne(line: OutboxLine): Promise<boolean> {
    try {
      await this.options.send(line);
      this.options.onSent(line);
      this.remove(line.key);
      return true;
    } catch (error) {
      const problem = this.options.refusal(error);
      if (problem === null) return false;
      this.#store(
        this.#load().map((kept) => (kept.key === line.key ? { ...kept, problem } : kept)),
      );
      return true;
    }
  }

  /** Another tab of the same person may have written since. */
  #load(): OutboxLine[] {
    try {
      const kept: unknown = JSON.parse(
        this.options.storage.getItem(this.options.storageKey) ?? '[]',
      );
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [...(this.#lines ?? [])];
    }
  }

  #store(lines: readonly OutboxLine[]): void {
    this.#lines = lines;
    try {
      this.options.storage.setItem(this.options.storageKey, JSON.stringify(lines));
    } catch {
      // Private windows may refuse: the lines then live as long as the page.
    }
    for (const listener of this.#listeners) listener();
  }

  /** Shows what another tab has changed. */
  reload(): void {
    this.#lines = this.#load();
    for (const listener of this.#listeners) listener();
  }
}
