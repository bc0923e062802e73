import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { processEach } from './process-each.ts';

const ROWS = { one: 'row of the roster', many: 'rows of the roster', done: 'judged' };

it.each([1, 2])(
  'processes the others after failures and reports them, in %i lanes',
  async (lanes) => {
    const paged: number[] = [];
    const work = async (item: number) => {
      paged.push(item);
      if (item < 3) throw new Error(`no ${item}`);
    };
    const failed = processEach(ROWS, [1, 2, 3], work, lanes);
    await expect(failed).rejects.toMatchObject({
      message: '2 rows of the roster couldn’t be judged',
      cause: new Error('no 1'),
    });
    expect(paged).toEqual([1, 2, 3]);
    await expect(processEach(ROWS, [2, 3], work, lanes)).rejects.toThrow(
      '1 row of the roster could',
    );
    await expect(processEach(ROWS, [3], work, lanes)).resolves.toBeUndefined();
  },
);

it('processes as many items at a time as it has lanes, each once', async () => {
  const paged: number[] = [];
  let [running, most] = [0, 0];
  await processEach(
    ROWS,
    [1, 2, 3, 4, 5, 6, 7],
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      paged.push(item);
      running -= 1;
    },
    3,
  );
  expect(most).toBe(3);
  expect(paged.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it("fails with the cause if the items can't be read", async () => {
  async function* items() {
    yield 1;
    throw new Error('the connection broke');
  }
  await expect(processEach(ROWS, items(), async () => undefined, 2)).rejects.toThrow(
    'the connection broke',
  );
});
