import { describe, expect, it } from 'vitest';
import { deloadReasons } from './deload.ts';

const fine = { sleep: false, joints: false, mood: false };
const reasons = (maxesKg: number[], flags = fine, isScheduled = false) =>
  deloadReasons({ maxesKg, flags, isScheduled });

describe('deload triggers', () => {
  it('are silent while strength and recovery hold', () => {
    expect(reasons([100, 101, 102, 103])).toEqual([]);
    expect(reasons([])).toEqual([]);
    expect(reasons([80, 70])).toEqual([]);
  });

  it('follow the schedule', () => {
    expect(reasons([], fine, true)).toEqual(['scheduled']);
  });

  it('see more than 5 % lost over two sessions, but not one bad day', () => {
    expect(reasons([100, 102, 96, 96])).toEqual(['strength_drop']);
    expect(reasons([100, 102, 101, 90])).toEqual([]);
    expect(reasons([100, 95, 95])).toEqual([]);
  });

  it('see two of sleep, joints and mood, but not one', () => {
    expect(reasons([], { sleep: true, joints: true, mood: false })).toEqual(['recovery_flags']);
    expect(reasons([], { sleep: true, joints: false, mood: false })).toEqual([]);
  });
});
