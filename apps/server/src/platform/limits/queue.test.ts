import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createQueue, queueDepths } from './queue.ts';

describe('queue', () => {
  it('runs only as many tasks at once as allowed, in order', async () => {
    const queue = createQueue({ name: 'test', running: 2, waiting: 10, refusal: 'Full.' });
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const tasks = [0, 1, 2, 3].map((index) =>
      queue.run(() => {
        started.push(index);
        return new Promise<number>((resolve) => finish.push(() => resolve(index)));
      }),
    );
    await settled();
    expect(started).toEqual([0, 1]);
    expect(queueDepths()).toContainEqual(['test', 2]);
    finish[1]?.();
    await settled();
    expect(started).toEqual([0, 1, 2]);
    finish[0]?.();
    finish[2]?.();
    await settled();
    finish[3]?.();
    expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3]);
  });

  it('runs its reserved lane first, however many wait in the other', async () => {
    const queue = createQueue({ name: 'test', running: 1, waiting: 2, refusal: 'Full.' });
    const done: string[] = [];
    let release = () => {};
    const locked = queue.run(() => new Promise<void>((resolve) => (release = resolve)));
    const run = (name: string, lane?: 'reserved') =>
      queue.run(async () => {
        done.push(name);
      }, lane);
    const tasks = [locked, run('first'), run('second')];
    await expect(run('third')).rejects.toMatchObject({ code: 'unavailable' });
    tasks.push(run('known', 'reserved'));
    release();
    await Promise.all(tasks);
    expect(done).toEqual(['known', 'first', 'second']);
  });

  it('rejects tasks if too many wait, and continues after a failure', async () => {
    const queue = createQueue({ name: 'test', running: 1, waiting: 1, refusal: 'Full.' });
    const failing = queue.run(() => Promise.reject(new Error('failed')));
    const waiting = queue.run(async () => 'done');
    await expect(queue.run(async () => 'never')).rejects.toMatchObject({
      code: 'unavailable',
      userMessage: 'Full.',
      retryAfterSeconds: 5,
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await waiting).toBe('done');
    expect(await queue.run(async () => 'again')).toBe('again');
  });
});
