import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { processBatches, processEach } from './process-each.ts';

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

describe('batches', () => {
  it('are processed whole, and the last one with what is left', async () => {
    const batches: number[][] = [];
    const workAll = async (batch: readonly number[]) => {
      batches.push([...batch]);
      return [];
    };
    const never = () => expect.unreachable();
    await processBatches(ROWS, [1, 2, 3, 4, 5], { size: 2 }, workAll, never);
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('are processed item by item if they fail, so that only the failing item is reported', async () => {
    const alone: number[] = [];
    const workAll = async (batch: readonly number[]) => {
      if (batch.includes(3)) throw new Error('3 spoils its batch');
      return batch.filter((item) => item === 2);
    };
    const workOne = async (item: number) => {
      alone.push(item);
      if (item === 3) throw new Error('no 3');
    };
    const failed = processBatches(ROWS, [1, 2, 3, 4], { size: 2 }, workAll, workOne);
    await expect(failed).rejects.toMatchObject({ cause: new Error('no 3') });
    expect(alone).toEqual([2, 3, 4]);
  });
});
