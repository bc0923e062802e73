import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutbox } from './outbox.ts';

type Task = (lock: object | null) => unknown;

/** The browser's locks, which all of its tabs share. */
function locks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: { ifAvailable: true }, task: Task) => {
      if (held.has(name)) return task(null);
      held.add(name);
      try {
        return await task({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

beforeEach(() => vi.stubGlobal('navigator', { locks: locks() }));
afterEach(() => vi.unstubAllGlobals());

/** Two tabs of one person, whose calls are answered when the test says so; no tab hears of what the other does. */
function openTabs() {
  const kept = new Map<string, string>();
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const open = () =>
    createOutbox<string>({
      key: 'outbox',
      store: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
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

it('sends from one tab alone, what the other adds meanwhile too, and nothing that is sent a second time', async () => {
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

it('sends later what came too late for the tab that was sending', async () => {
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

it('doesn’t send twice without Web Locks after another tab has sent', async () => {
  vi.stubGlobal('navigator', {});
  const { first, second, sent, answer } = openTabs();
  const flushed = first.flush();
  answer();
  await flushed;
  await second.flush();
  expect([sent, second.items()]).toEqual([['set X'], []]);
});
