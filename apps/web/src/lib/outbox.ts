import { ApiError } from './api-error.ts';

/* Unsent items, stored on the device in order. Only for idempotent calls, because a response can
   be lost after the server has processed the request. */

/** Where items are stored; `localStorage` in the product. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface OutboxOptions<Item> {
  key: string;
  store: Store;
  /** Whether a stored value is an item. */
  isItem: (value: unknown) => value is Item;
  /**
   * Makes the call.
   * @throws ApiError if the server rejects it; any other error means to retry later
   */
  send: (item: Item) => Promise<void>;
  /**
   * Called when the server has permanently rejected an item, which is removed from the outbox.
   * @returns the item to store in its place for the user to handle, if any
   */
  onRefused: (item: Item, error: ApiError) => Item | undefined;
  /** Whether an item waits for the user rather than the network. It doesn't block others. */
  isRejected?: (item: Item) => boolean;
}

export interface Outbox<Item> {
  /** The waiting items, oldest first. The same array until something changes. */
  items: () => readonly Item[];
  /** Adds items in order, with one write. @returns whether they also survive a reload */
  add: (...added: readonly Item[]) => boolean;
  /**
   * Stores an item while a call with it is in flight, because the page may be closed. It isn't
   * shown as waiting and is removed when the call ends; if it has to wait, it is added then.
   */
  during: <Reply>(item: Item, task: () => Promise<Reply>) => Promise<Reply>;
  /** Removes items unsent, for example because newer ones replace them. */
  drop: (shouldDrop: (item: Item) => boolean) => void;
  /** Replaces waiting items. Returning the same item changes nothing. */
  change: (update: (item: Item) => Item) => void;
  /**
   * Sends waiting items one by one until all are sent or the server cannot be reached. If another
   * tab is sending, it leaves the items to that tab. @returns the rejected items
   */
  flush: () => Promise<readonly Item[]>;
  /** Whether waiting items also survive a reload. */
  isStored: () => boolean;
  /** Waits until no waiting item is in flight. */
  settled: () => Promise<void>;
  /** Reloads what another tab has written. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Logged out, too slow or too many requests: the item itself isn't the cause. */
const PASSING = new Set([401, 408, 429]);

/**
 * Whether our server permanently rejected a call, as opposed to a network, proxy or temporary
 * failure.
 */
export function isFinal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || PASSING.has(error.status)) return false;
  return error.status < 500 && error.code !== 'other_account';
}

function load<Item>({ key, store, isItem }: OutboxOptions<Item>): Item[] {
  try {
    const stored: unknown[] = JSON.parse(store.getItem(key) ?? '[]');
    return stored.filter(isItem);
  } catch {
    // The stored value is not a list, or storage is blocked.
    return [];
  }
}

/**
 * The items with the first one equal to `removed` replaced or dropped. Compared as text, because
 * reloaded items are different objects.
 */
function replaced<Item>(
  items: readonly Item[],
  removed: Item,
  by: Item | undefined,
): readonly Item[] {
  const text = JSON.stringify(removed);
  const place = items.findIndex((item) => JSON.stringify(item) === text);
  return items.flatMap((item, index) => (index !== place ? [item] : by === undefined ? [] : [by]));
}

export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const { key, store, send, onRefused, isRejected = () => false } = options;
  const listeners = new Set<() => void>();
  let items: readonly Item[] = load(options);
  /** The items in flight, as text. */
  const inFlight = new Set<string>();
  let waiting = items;
  let isStored = true;
  let flushing: Promise<readonly Item[]> | undefined;

  /** The waiting items, including another tab's changes. */
  const latest = () => (isStored ? load(options) : items);

  function save(next: readonly Item[]) {
    items = next;
    try {
      if (items.length === 0) store.removeItem(key);
      else store.setItem(key, JSON.stringify(items));
      isStored = true;
    } catch {
      // In private windows storage may fail; items then last as long as the page.
      isStored = false;
    }
    notify();
  }

  function notify() {
    waiting = items.filter((item) => !inFlight.has(JSON.stringify(item)));
    for (const listener of listeners) listener();
  }

  function reload() {
    items = latest();
    notify();
  }

  const next = () => waiting.find((item) => !isRejected(item));

  /**
   * Sends under a lock: a second tab would send items twice and revert newer changes.
   * @param lock null if another tab has it; undefined without HTTPS or in old browsers
   */
  async function sendAll(lock?: Lock | null): Promise<readonly Item[]> {
    const refused: Item[] = [];
    if (lock === null) return refused;
    // The browser may not have reported yet what another tab has sent.
    if (next()) reload();
    for (let item = next(); item !== undefined; item = next()) {
      let instead: Item | undefined;
      try {
        await send(item);
      } catch (error) {
        if (!isFinal(error)) return refused;
        refused.push(item);
        instead = onRefused(item, error);
      }
      save(replaced(latest(), item, instead));
    }
    return refused;
  }

  return {
    items: () => waiting,
    during: async (item, task) => {
      const text = JSON.stringify(item);
      inFlight.add(text);
      save([...latest(), item]);
      try {
        return await task();
      } finally {
        inFlight.delete(text);
        save(replaced(latest(), item, undefined));
      }
    },
    add: (...added) => {
      save([...latest(), ...added]);
      return isStored;
    },
    drop: (shouldDrop) => {
      const now = latest();
      if (now.some(shouldDrop)) save(now.filter((item) => !shouldDrop(item)));
    },
    change: (update) => save(latest().map(update)),
    flush: () => {
      flushing ??= (
        globalThis.navigator?.locks?.request(key, { ifAvailable: true }, sendAll) ?? sendAll()
      ).finally(() => {
        flushing = undefined;
      });
      return flushing;
    },
    isStored: () => isStored,
    settled: async () => {
      await flushing;
    },
    reload,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
