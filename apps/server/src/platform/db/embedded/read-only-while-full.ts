import type { PGlite } from '@electric-sql/pglite';
import { type DiskReserve, FLOOR_BYTES, RESERVE_BYTES } from './disk-space.ts';
import type { Log } from './log.ts';

const RECHECK_MS = 5_000;

/**
 * Makes the database reject writes while its disk is full, and accept them again once there is space. Reads continue.
 * A rejected write fails with an error that `databaseFailure` classifies as 'full'.
 */
export class ReadOnlyWhileFull {
  #timer: NodeJS.Timeout | undefined;
  #pglite: PGlite | undefined;
  #isLow = false;

  constructor(
    private readonly dataDir: string,
    private readonly reserve: DiskReserve,
    private readonly log: Log,
  ) {}

  /** Reports that the disk is too full. May be called in the middle of a query. */
  readonly onLow = (): void => {
    if (this.#isLow) return;
    this.#isLow = true;
    this.log(
      'error',
      `The disk of ${this.dataDir} is full. Nothing can be saved until space is freed.`,
    );
    this.#restrict();
  };

  /** Activates the switch once the database is open. */
  start(pglite: PGlite): void {
    this.#pglite = pglite;
    if (!this.reserve.hold()) this.onLow();
    this.#restrict();
  }

  stop(): void {
    this.#pglite = undefined;
    clearTimeout(this.#timer);
  }

  /** Accepts writes again if there is space. @returns whether it does */
  async recover(): Promise<boolean> {
    const wanted = 2 * FLOOR_BYTES + (this.reserve.held ? 0 : RESERVE_BYTES);
    if (!this.#pglite || this.reserve.freeBytes < wanted || !this.reserve.hold()) return false;
    await this.#pglite.exec('set default_transaction_read_only = off');
    this.#isLow = false;
    this.log('info', `The disk of ${this.dataDir} has space again. Changes are saved.`);
    return true;
  }

  #restrict() {
    if (!this.#isLow || !this.#pglite) return;
    // A checkpoint frees the log written so far, which may be enough space.
    this.#pglite
      .exec('set default_transaction_read_only = on')
      .then(() => this.#pglite?.exec('checkpoint'))
      .catch((error: unknown) => this.log('error', `The full disk stops the database: ${error}`))
      .finally(() => this.#lookAgain());
  }

  #lookAgain() {
    if (!this.#pglite) return;
    const look = () =>
      this.recover()
        .catch(() => false)
        .then((recovered) => recovered || this.#lookAgain());
    this.#timer = setTimeout(look, RECHECK_MS).unref();
  }
}
