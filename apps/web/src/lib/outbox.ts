import { ApiError } from './api-error.ts';

/*
 * What could not be sent yet, kept on the device in the order in which it happened. It only makes
 * sense for calls that may be made twice, for a reply can be lost after the server has done its work.
 */

/** Where the waiting items are kept; `localStorage` in the product. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface OutboxOptions<Item> {
  key: string;
  store: Store;
  /** Whether something that was stored is an item. */
  isItem: (value: unknown) => value is Item;
  /** Makes the call. @throws ApiError when the server refuses; anything else: try again later. */
  send: (item: Item) => Promise<void>;
  /**
   * The server refused an item for good: it is gone from the outbox.
   * @returns what is kept in its place for the person to deal with, if anything
   */
  onRefused: (item: Item, error: ApiError) => Item | undefined;
  /** Whether an item waits for the person, not for the network. It holds nothing up. */
  isHeld?: (item: Item) => boolean;
}

export interface Outbox<Item> {
  /** The waiting items, the oldest first. The same array until something changes. */
  items: () => readonly Item[];
  /** @returns whether the device keeps it over a reload too */
  add: (item: Item) => boolean;
  /**
   * Keeps an item on the device while a call with it is in the air, for a page may die meanwhile. It does not
   * show as waiting, and is let go of however the call ends: what is to wait is added then.
   */
  during: <Reply>(item: Item, task: () => Promise<Reply>) => Promise<Reply>;
  /** Lets go of items unsent, as where newer ones take their place. */
  drop: (isGone: (item: Item) => boolean) => void;
  /** Puts other items into the place of those that wait; the same one changes nothing. */
  change: (update: (item: Item) => Item) => void;
  /**
   * Sends what waits, one after the other, until all is sent or the server cannot be reached. While another tab
   * does, it is left to that one.
   * @returns what the server refused
   */
  flush: () => Promise<readonly Item[]>;
  /** Whether the device keeps what waits over a reload too. */
  isStored: () => boolean;
  /** Waits until nothing that waited is in the air. */
  settled: () => Promise<void>;
  /** Refetches what another tab has written. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Signed out, too slow, too many: the item itself is not to blame. */
const PASSING = new Set([401, 408, 429]);

/** Whether our server refused a call for good: not the network, a proxy, or the moment. */
export function isFinal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || PASSING.has(error.status)) return false;
  return error.status < 500 && error.code !== 'other_account';
}

function load<Item>({ key, store, isItem }: OutboxOptions<Item>): Item[] {
  try {
    const kept: unknown[] = JSON.parse(store.getItem(key) ?? '[]');
    return kept.filter(isItem);
  } catch {
    // No list at all, or a store that refuses.
    return [];
  }
}

/**
 * The items with another in place of the first that says the same as `gone`, or with none: refetched, it
 * is another object.
 */
function replaced<Item>(items: readonly Item[], gone: Item, by: Item | undefined): readonly Item[] {
  const text = JSON.stringify(gone);
  const place = items.findIndex((item) => JSON.stringify(item) === text);
  return items.flatMap((item, index) => (index !== place ? [item] : by === undefined ? [] : [by]));
}

export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const { key, store, send, onRefused, isHeld = () => false } = options;
  const listeners = new Set<() => void>();
  let items: readonly Item[] = load(options);
  /** Those of which a call is in the air, as text. */
  const inAir = new Set<string>();
  let waiting = items;
  let isStored = true;
  let flushing: Promise<readonly Item[]> | undefined;

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
    tell();
  }

  function tell() {
    waiting = items.filter((item) => !inAir.has(JSON.stringify(item)));
    for (const listener of listeners) listener();
  }

  function reload() {
    items = latest();
    tell();
  }

  const next = () => waiting.find((item) => !isHeld(item));

  /**
   * Two tabs that send side by side say the same thing twice, and the slower one undoes the last word.
   * @param lock null while another tab has it; the browser knows of none without HTTPS, or where it is old
   */
  async function sendAll(lock?: Lock | null): Promise<readonly Item[]> {
    const refused: Item[] = [];
    if (lock === null) return refused;
    // The browser may not have told yet what another tab has sent.
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
      keep(replaced(latest(), item, instead));
    }
    return refused;
  }

  return {
    items: () => waiting,
    during: async (item, task) => {
      const text = JSON.stringify(item);
      inAir.add(text);
      keep([...latest(), item]);
      try {
        return await task();
      } finally {
        inAir.delete(text);
        keep(replaced(latest(), item, undefined));
      }
    },
    add: (item) => {
      keep([...latest(), item]);
      return isStored;
    },
    drop: (isGone) => {
      const now = latest();
      if (now.some(isGone)) keep(now.filter((item) => !isGone(item)));
    },
    change: (update) => keep(latest().map(update)),
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
