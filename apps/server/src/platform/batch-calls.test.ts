import { expect, it } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** A load that finishes on request. */
function openLoads() {
  const loads: { keys: string[]; end: (fails?: Error) => void }[] = [];
  const find = batchCalls<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const values = new Map(keys.flatMap((key) => (key === 'none' ? [] : [[key, `of ${key}`]])));
        loads.push({ keys, end: (error) => (error ? reject(error) : resolve(values)) });
      }),
  );
  return { loads, find };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('serves calls during a load from the next load', async () => {
  const { loads, find } = openLoads();
  const first = find('a');
  await settled();
  const more = ['a', 'b', 'a', 'none'].map(find);
  await settled();
  expect(loads.map(({ keys }) => keys)).toEqual([['a']]);
  loads[0]?.end();
  expect(await first).toBe('of a');
  await settled();
  // Loads again, because the first load may have started before the data the second call needs.
  expect(loads.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b', 'none']]);
  loads[1]?.end();
  expect(await Promise.all(more)).toEqual(['of a', 'of b', 'of a', undefined]);
});

it('fails only the calls of a failed load', async () => {
  const { loads, find } = openLoads();
  const failing = expect(find('a')).rejects.toThrow('no connection');
  await settled();
  loads[0]?.end(new Error('no connection'));
  await failing;
  const next = find('a');
  await settled();
  loads[1]?.end();
  expect(await next).toBe('of a');
});
