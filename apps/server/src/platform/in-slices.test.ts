import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Steps that each use some CPU time. */
function* busy(count: number, stepMs: number) {
  for (let step = 0; step < count; step += 1) {
    const until = performance.now() + stepMs;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

it('lets other work run between the steps of long work', async () => {
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await setImmediate();
      turns += 1;
    }
  })();
  expect(await inSlices(busy(20, 6))).toBe('done');
  isOver = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(19);
});

it('finishes short work in one step', async () => {
  const order: string[] = [];
  const other = setImmediate().then(() => order.push('other'));
  await inSlices(busy(3, 0)).then(() => order.push('work'));
  await other;
  expect(order).toEqual(['work', 'other']);
});
