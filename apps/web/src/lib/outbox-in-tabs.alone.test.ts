import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutbox } from './outbox.ts';

type Task = (lock: object | null) => unknown;

/** The browser's locks, shared by all of its tabs. */
function locks() {
  const locked = new Set<string>();
  return {
    request: async (name: string, _options: { ifAvailable: true }, task: Task) => {
      if (locked.has(name)) return task(null);
      locked.add(name);
      try {
        return await task({ name });
      } finally {
        locked.delete(name);
      }
    },
  };
}

beforeEach(() => vi.stubGlobal('navigator', { locks: locks() }));
afterEach(() => vi.unstubAllGlobals());

/**
 * Two tabs of one user whose calls are answered by the test. The tabs get no events about each
 * other.
 */
function openTabs() {
  const stored = new Map<string, string>();
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const open = () =>
    createOutbox<string>({
      key: 'outbox',
      store: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      isItem: (value): value is string => typeof value === 'string',
      send: (item) => {
        sent.push(item);
        return new Promise((resolve) => answers.push(resolve));
      },
      onRefused: () => undefined,
    });
  const answer = () => {
    for (const resolve of answers.splice(0)) resolve();
  };
  const first = open();
  first.add('set X');
  return { first, second: open(), sent, answer };
}

it('sends from one tab only, including what the other adds in the meantime, and nothing twice', async () => {
  const { first, second, sent, answer } = openTabs();
  const flushed = first.flush();
  expect(await second.flush()).toEqual([]);
  second.add('set X removed');
  await second.flush();
  expect(sent).toEqual(['set X']);
  answer();
  await expect.poll(() => sent).toEqual(['set X', 'set X removed']);
  answer();
  await flushed;
  expect(second.items()).toEqual(['set X', 'set X removed']);
  await second.flush();
  expect([sent.length, first.items(), second.items()]).toEqual([2, [], []]);
});

it('sends items that were added too late for the sending tab afterward', async () => {
  const { first, second, sent, answer } = openTabs();
  const flushed = first.flush();
  answer();
  await flushed;
  second.add('set Y');
  const next = second.flush();
  await expect.poll(() => sent).toEqual(['set X', 'set Y']);
  answer();
  await next;
  expect(second.items()).toEqual([]);
});

it("doesn't send twice without Web Locks after another tab has sent", async () => {
  vi.stubGlobal('navigator', {});
  const { first, second, sent, answer } = openTabs();
  const flushed = first.flush();
  answer();
  await flushed;
  await second.flush();
  expect([sent, second.items()]).toEqual([['set X'], []]);
});
