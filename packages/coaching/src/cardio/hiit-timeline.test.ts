import { describe, expect, it } from 'vitest';
import { HIIT_SEGMENTS, hiitPhasesDone, hiitPositionAt, hiitTarget } from './hiit-timeline.ts';

describe('the timed HIIT session', () => {
  it('warms up for 3 minutes, alternates for 16 phases starting high, and cools down for 3', () => {
    expect(HIIT_SEGMENTS).toHaveLength(18);
    expect(HIIT_SEGMENTS[0]).toEqual({
      type: 'warm-up',
      startSeconds: 0,
      durationSeconds: 180,
      interval: null,
    });
    expect(HIIT_SEGMENTS[1]).toMatchObject({ type: 'high', startSeconds: 180, interval: 1 });
    expect(HIIT_SEGMENTS[2]).toMatchObject({ type: 'recovery', startSeconds: 210, interval: 1 });
    expect(HIIT_SEGMENTS[16]).toMatchObject({ type: 'recovery', interval: 8 });
    expect(HIIT_SEGMENTS[17]).toMatchObject({ type: 'cool-down', startSeconds: 1140 });
  });

  it('is in the right phase at every second, and ends', () => {
    expect(hiitPositionAt(0)).toMatchObject({ index: 0, remainingSeconds: 180 });
    expect(hiitPositionAt(179.5)).toMatchObject({ index: 0, remainingSeconds: 0.5 });
    expect(hiitPositionAt(180)).toMatchObject({ index: 1, remainingSeconds: 30 });
    expect(hiitPositionAt(210)).toMatchObject({ index: 2, remainingSeconds: 90 });
    expect(hiitPositionAt(1319)).toMatchObject({ index: 17, remainingSeconds: 1 });
    expect(hiitPositionAt(1320)).toBeNull();
  });

  it('counts the finished phases', () => {
    expect([0, 209, 210, 300, 1139, 1140, 5000].map(hiitPhasesDone)).toEqual([
      0, 0, 1, 2, 15, 16, 16,
    ]);
  });

  it('targets an easy effort before and after the intervals', () => {
    expect(hiitTarget('high', 188)).toEqual({ min: 158, max: 178 });
    expect(hiitTarget('warm-up', 188)).toEqual({ min: 94, max: 132 });
  });
});
