import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  elapsedMs,
  isRunning,
  pause,
  RESET,
  readStopwatch,
  remainingMs,
  resume,
  steady,
} from './stopwatch.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

describe('stopwatch', () => {
  it('counts only the time between start and pause', () => {
    const started = resume(RESET, NOON);
    expect(isRunning(started)).toBe(true);
    const paused = pause(started, NOON + 10_000);
    expect(elapsedMs(paused, NOON + 500_000)).toBe(10_000);
    const resumed = resume(paused, NOON + 500_000);
    expect(elapsedMs(resumed, NOON + 505_000)).toBe(15_000);
  });

  it('is correct after an hour asleep without ticks', () => {
    expect(elapsedMs(resume(RESET, NOON), NOON + 3_600_000)).toBe(3_600_000);
  });

  it('ignores a second start and a pause while stopped', () => {
    const started = resume(RESET, NOON);
    expect(resume(started, NOON + 4000)).toBe(started);
    expect(pause(RESET, NOON)).toEqual(RESET);
  });

  it('counts down to zero and no further', () => {
    const rest = resume(RESET, NOON);
    expect(remainingMs(rest, 90_000, NOON)).toBe(90_000);
    expect(remainingMs(rest, 90_000, NOON + 30_000)).toBe(60_000);
    expect(remainingMs(rest, 90_000, NOON + 9_000_000)).toBe(0);
  });

  it('continues from the last shown time if the device sets its clock back', () => {
    const started = resume(RESET, NOON);
    const later = steady(started, NOON + 60_000, NOON - 3_540_000);
    expect(elapsedMs(later, NOON - 3_540_000)).toBe(60_000);
    expect(elapsedMs(later, NOON - 3_535_000)).toBe(65_000);
    // Without the last tick, it at least never runs backward.
    expect(elapsedMs(started, NOON - 1)).toBe(0);
  });

  it('is restored from storage only if valid', () => {
    const started = resume(RESET, NOON);
    expect(readStopwatch(JSON.parse(JSON.stringify(started)))).toEqual(started);
    for (const wrong of [null, 3, {}, { ranMs: -1, sinceMs: null }, { ranMs: 1, sinceMs: 'x' }]) {
      expect(readStopwatch(wrong)).toBeUndefined();
    }
  });

  it('never runs backward, whatever is tapped at any time', () => {
    const taps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 100_000 })));
    fc.assert(
      fc.property(taps, (all) => {
        let watch = RESET;
        let now = NOON;
        let before = 0;
        for (const [goes, passed] of all) {
          now += passed;
          watch = goes ? resume(watch, now) : pause(watch, now);
          expect(elapsedMs(watch, now)).toBeGreaterThanOrEqual(before);
          before = elapsedMs(watch, now);
        }
      }),
      { seed: 4 },
    );
  });
});
