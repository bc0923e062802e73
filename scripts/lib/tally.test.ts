import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tally } from './tally.mjs';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const part = (passed: number, failed: number, skipped = 0) => ({
  name: 'part',
  run: async () => ({ passed, failed, skipped, output: 'what went wrong' }),
});

describe('a run of checks', () => {
  it('adds up its parts and ends with the totals', async () => {
    const tally = new Tally({ maySkip: true });
    expect(await tally.run(part(3, 0))).toBe(true);
    expect(await tally.run(part(2, 1))).toBe(false);
    tally.finish();
    expect(lines.join('\n').split('\n').at(-1)).toBe('5 passed, 1 failed');
    expect(lines.join('\n')).toContain('what went wrong');
    expect(process.exitCode).toBe(1);
  });

  it('lists the failures at the end, one per line', async () => {
    const tally = new Tally({ maySkip: false });
    const failures = ['logs a set: expected 5 to be 6'];
    const run = async () => ({ passed: 0, failed: 1, output: 'a page of words', failures });
    await tally.run({ name: 'journeys', run });
    await tally.run(part(1, 0, 1));
    tally.skip('other', 'no browser was found');
    tally.finish();
    expect(lines.at(-2)?.trim().split(/\n\s*/)).toEqual([
      'Failed:',
      'journeys: logs a set: expected 5 to be 6',
      'part',
      'other: no browser was found',
    ]);
  });

  it('passes only if nothing failed and something ran', async () => {
    const good = new Tally({ maySkip: true });
    await good.run(part(1, 0));
    good.finish();
    expect(process.exitCode).toBe(0);
    new Tally({ maySkip: true }).finish();
    expect(process.exitCode).toBe(1);
  });

  it('runs parts concurrently, and returns their results in order', async () => {
    const tally = new Tally({ maySkip: true });
    const slow = { ...part(1, 0), run: () => setImmediate().then(part(1, 0).run) };
    expect(await tally.runTogether([slow, part(0, 1), part(1, 0)], 2)).toEqual([true, false, true]);
    expect([tally.passed, tally.failed]).toEqual([2, 1]);
  });

  it('counts an exception as a failure', async () => {
    const tally = new Tally({ maySkip: true });
    await tally.run({ name: 'part', run: () => Promise.reject(new Error('it broke off')) });
    expect(tally.failed).toBe(1);
    expect(lines.join('\n')).toContain('it broke off');
  });

  it('counts skipped parts as failed in CI only', async () => {
    for (const [maySkip, failed] of [
      [true, 0],
      [false, 3],
    ] as const) {
      const tally = new Tally({ maySkip });
      await tally.run(part(1, 0, 2));
      tally.skip('other', 'no browser was found');
      expect(tally.failed).toBe(failed);
    }
  });
});
