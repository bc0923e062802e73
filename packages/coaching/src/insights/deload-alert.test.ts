import { describe, expect, it } from 'vitest';
import type { FeltDay } from './alert-rules.ts';
import { checkDeload, isAboutLift, isStrengthDown } from './deload-alert.ts';

const night = (day: string, sleepHours: number, mood: FeltDay['mood']): FeltDay => ({
  ...{ day, sleepHours, mood, energyLevel: 6 },
});
const DAYS = ['2026-11-19', '2026-11-18', '2026-11-17'];
const POOR = DAYS.map((day) => night(day, 5, 'poor'));

const squat = (...maxesKg: number[]) => ({ exerciseName: 'Back Squat', maxesKg });
const check = (lifts: ReturnType<typeof squat>[], felt: FeltDay[] = [], isReduced = false) =>
  checkDeload({ name: 'Ada', today: '2026-11-19', isReduced, lifts, felt });

describe('strength', () => {
  it('is down at more than 5% below its best over two sessions, not after one bad day', () => {
    expect(isStrengthDown([100, 102, 96, 96])).toBe(true);
    expect(isStrengthDown([100, 102, 101, 90])).toBe(false);
    expect(isStrengthDown([100, 95, 95])).toBe(false);
  });

  it('is not down without an earlier best', () => {
    expect(isStrengthDown([])).toBe(false);
    expect(isStrengthDown([80, 70])).toBe(false);
  });
});

describe('a deload', () => {
  it('is suggested for a lift that has declined, once a week', () => {
    expect(check([squat(100, 102, 96, 96), squat(100, 101, 102)])).toEqual({
      type: 'deload_due',
      severity: 'medium',
      message:
        'Ada has been more than 5% below their best in Back Squat for two sessions: a deload week may be due.',
      basis: '2026-11-16',
    });
    const bench = { exerciseName: 'Bench Press', maxesKg: [100, 90, 90] };
    const twice = [squat(100, 90, 90), squat(100, 90, 90)];
    expect(check(twice)?.message).toContain('in Back Squat for two');
    expect(check([...twice, bench])?.message).toContain('in Back Squat and 1 more for two');
  });

  it('is suggested for short sleep combined with poor mood, not for either alone', () => {
    expect(check([], POOR)?.message).toBe(
      'Ada has slept too little and felt bad lately: a deload week may be due.',
    );
    expect(
      check(
        [squat(100)],
        DAYS.map((day) => night(day, 5, 'good')),
      ),
    ).toBeNull();
    expect(
      check(
        [squat(100)],
        DAYS.map((day) => night(day, 8, 'poor')),
      ),
    ).toBeNull();
  });

  it('identifies alerts about a given lift', () => {
    const down = squat(100, 90, 90);
    const bench = { exerciseName: 'Bench Press', maxesKg: [100, 90, 90] };
    for (const lifts of [[down], [down, bench]]) {
      const message = check(lifts)?.message ?? '';
      expect(isAboutLift(message, 'Back Squat')).toBe(true);
      for (const other of ['Bench Press', 'Back']) expect(isAboutLift(message, other)).toBe(false);
    }
    expect(isAboutLift(check([], POOR)?.message ?? '', 'Back Squat')).toBe(false);
  });

  it('is not suggested in a week that is already reduced', () => {
    expect(check([squat(100, 90, 90)], POOR, true)).toBeNull();
  });
});
