import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** Yields the numbers up to a limit and notes which it has started, and its end. */
function count(limit: number, steps: (number | 'end')[]) {
  return (async function* () {
    try {
      for (let number = 1; number <= limit; number += 1) {
        steps.push(number);
        if (number === 4) throw new Error('no 4');
        yield number;
      }
    } finally {
      steps.push('end');
    }
  })();
}

it('yields every item, and reads only one ahead', async () => {
  const steps: (number | 'end')[] = [];
  const items = readAhead(count(3, steps));
  expect(await items.next()).toEqual({ done: false, value: 1 });
  await setImmediate();
  expect(steps).toEqual([1, 2]);
  const rest: number[] = [];
  for await (const item of items) rest.push(item);
  expect(rest).toEqual([2, 3]);
});

it('ends the source when the consumer stops', async () => {
  const steps: (number | 'end')[] = [];
  for await (const _item of readAhead(count(3, steps))) break;
  expect(steps.at(-1)).toBe('end');
});

it('fails with the source', async () => {
  const read = async () => {
    for await (const _item of readAhead(count(5, []))) await setImmediate();
  };
  await expect(read()).rejects.toThrow('no 4');
});
