import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTicking } from './use-now.ts';

beforeEach(() => vi.useFakeTimers({ now: 10_250 }));
afterEach(() => vi.useRealTimers());

it('ticks on whole intervals since the anchor until stopped', () => {
  const ticks: number[] = [];
  const stop = startTicking((now) => ticks.push(now), { everyMs: 1000, anchorMs: 10_100 });
  vi.advanceTimersByTime(3000);
  expect(ticks).toEqual([11_100, 12_100, 13_100]);
  stop();
  vi.advanceTimersByTime(5000);
  expect(ticks).toHaveLength(3);
});

it('realigns with the interval after the clock was set back', () => {
  const ticks: number[] = [];
  const stop = startTicking((now) => ticks.push(now), { everyMs: 1000, anchorMs: 10_000 });
  vi.setSystemTime(4600);
  vi.advanceTimersByTime(3000);
  expect(ticks.slice(1)).toEqual([6000, 7000]);
  stop();
});
