import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const REFUSED = { code: 'too_many_requests', retryAfterSeconds: 5 };

it('runs a few requests of one caller at once, and the next when one ends', async () => {
  const turns = createConcurrencyLimiter({ running: 2, waiting: 5, waitMs: 1000 });
  const started: number[] = [];
  const begin = (number: number) =>
    turns.take('a').then((end) => {
      started.push(number);
      return end;
    });
  const [first, , third] = [begin(1), begin(2), begin(3), begin(4)];
  const end = await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([1, 2]);
  end();
  end();
  (await third)?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([1, 2, 3, 4]);
});

it('never makes one caller wait for another', async () => {
  const turns = createConcurrencyLimiter({ running: 1, waiting: 0, waitMs: 1000 });
  await turns.take('a');
  await turns.take('b');
  await expect(turns.take('a')).rejects.toMatchObject(REFUSED);
});

it('rejects a request that has waited too long and continues with the others', async () => {
  const turns = createConcurrencyLimiter({ running: 1, waiting: 2, waitMs: 1000 });
  const end = await turns.take('a');
  const late = turns.take('a');
  const refused = expect(late).rejects.toMatchObject(REFUSED);
  await vi.advanceTimersByTimeAsync(900);
  const next = turns.take('a');
  await expect(turns.take('a')).rejects.toMatchObject(REFUSED);
  await vi.advanceTimersByTimeAsync(100);
  await refused;
  end();
  expect(await next).toBeTypeOf('function');
});
