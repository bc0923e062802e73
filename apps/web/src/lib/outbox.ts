import { ApiError } from './api-error.ts';

/*
 * What could not be sent yet, kept on the device in the order in which it happened. It only makes
 * sense for calls that may be made twice, for a reply can be lost after the server has done its work.
 */

/** Where the waiting items are kept; `localStorage` in the product. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface OutboxOptions<Item> {
  key: string;
  store: Store;
  /** Whether something that was stored is an item. */
  isItem: (value: unknown) => value is Item;
  /** Makes the call. @throws ApiError when the server refuses; anything else: try again later. */
  send: (item: Item) => Promise<void>;
  /** The server refused an item for good: it is gone from the outbox. */
  onRefused: (item: Item, error: ApiError) => void;
}

export interface Outbox<Item> {
  /** The waiting items, the oldest first. The same array until something changes. */
  items: () => readonly Item[];
  add: (item: Item) => void;
  /** Lets go of items unsent, as where newer ones take their place. */
  drop: (isGone: (item: Item) => boolean) => void;
  /** Sends what waits, one after the other, until all is sent or the server cannot be reached. */
  flush: () => Promise<void>;
  /** Reads anew what another tab has written. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Signed out, too slow, too many: the item itself is not to blame. */
const PASSING = new Set([401, 408, 429]);

/** Whether a call failed for good, not because of the network or the moment. */
export function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !PASSING.has(error.status);
}

function load<Item>({ key, store, isItem }: OutboxOptions<Item>): Item[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** The items without the first that says the same: read anew, it is another object. */
function without<Item>(items: readonly Item[], gone: Item): readonly Item[] {
  const text = JSON.stringify(gone);
  const place = items.findIndex((item) => JSON.stringify(item) === text);
  return items.filter((_, index) => index !== place);
}

export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const { key, store, send, onRefused } = options;
  const listeners = new Set<() => void>();
  let items: readonly Item[] = load(options);
  let isStored = true;
  let flushing: Promise<void> | undefined;

  /** What waits, with what another tab has added or sent since. */
  const latest = () => (isStored ? load(options) : items);

  function keep(next: readonly Item[]) {
    items = next;
    try {
      if (items.length === 0) store.removeItem(key);
      else store.setItem(key, JSON.stringify(items));
      isStored = true;
    } catch {
      // Private windows may refuse: what waits is then kept for as long as the page lives.
      isStored = false;
    }
    for (const listener of listeners) listener();
  }

  async function sendAll() {
    for (let [head] = items; head !== undefined; [head] = items) {
      const item = head;
      try {
        await send(item);
      } catch (error) {
        if (!isFinal(error)) return;
        onRefused(item, error);
      }
      keep(without(latest(), item));
    }
  }

  return {
    items: () => items,
    add: (item) => keep([...latest(), item]),
    drop: (isGone) => {
      const now = latest();
      if (now.some(isGone)) keep(now.filter((item) => !isGone(item)));
    },
    flush: () => {
      flushing ??= sendAll().finally(() => {
        flushing = undefined;
      });
      return flushing;
    },
    reload: () => {
      items = latest();
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
