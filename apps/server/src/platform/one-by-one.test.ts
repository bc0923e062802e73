import { expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

const LINES = { one: 'line of the roster', many: 'lines of the roster', done: 'judged' };

it('goes on with the others, and says in the end how many failed and why the first did', async () => {
  const seen: number[] = [];
  const work = async (each: number) => {
    seen.push(each);
    if (each < 3) throw new Error(`no ${each}`);
  };
  const failed = oneByOne(LINES, [1, 2, 3], work);
  await expect(failed).rejects.toMatchObject({
    message: '2 lines of the roster could not be judged',
    cause: new Error('no 1'),
  });
  expect(seen).toEqual([1, 2, 3]);
  await expect(oneByOne(LINES, [2, 3], work)).rejects.toThrow('1 line of the roster could not');
  await expect(oneByOne(LINES, [3], work)).resolves.toBeUndefined();
});
