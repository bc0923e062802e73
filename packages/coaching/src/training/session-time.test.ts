import { describe, expect, it } from 'vitest';
import { estimateMinutes } from './planned-workout.ts';
import { sessionMinutes, type TimedExercise } from './session-time.ts';

/** An isolation exercise with sets of 10, 40 s each. */
const curl = (pair?: string, sets = 3): TimedExercise => ({
  exercise: { heavy: false, exerciseType: 'isolation', unilateral: false, timed: false },
  ...{ sets, reps: '10', restSeconds: 75, hasCluster: false, pair },
});

describe('sessionMinutes', () => {
  it('counts the warm-up, setup, every set and the rests between them', () => {
    // 300 + 90 + 3 * 40 + 2 * 75 = 660 s
    expect(sessionMinutes([curl()])).toBe(11);
    // The cluster adds 60 s.
    expect(sessionMinutes([{ ...curl(), hasCluster: true }])).toBe(12);
  });

  it('adds three ramp-up sets before the first heavy lift of a muscle', () => {
    const exercise = {
      heavy: true,
      exerciseType: 'compound',
      unilateral: false,
      timed: false,
    } as const;
    const squat = { ...curl(), exercise: { ...exercise, primaryMuscles: ['quads'] as const } };
    expect(sessionMinutes([squat])).toBe(14);
    // The second is warm: 90 + 120 + 150 s more.
    expect(sessionMinutes([squat, squat])).toBe(20);
  });

  it('rests once per round of a superset, with one changeover', () => {
    // 300 + 2 * (90 + 120) + 3 * 15 + 2 * 75 = 915 s, instead of 1,020 apart
    expect(sessionMinutes([curl('a'), curl('a')])).toBe(16);
    expect(sessionMinutes([curl(), curl()])).toBe(17);
    // A partner without sets doesn't count.
    expect(sessionMinutes([curl('a'), curl('a', 0)])).toBe(11);
  });

  it('pairs the exercises of a stored workout by name, otherwise by order', () => {
    const one = { exerciseId: 'x', sets: 3, reps: '10', restTime: 75, technique: 'super_set' };
    const both = (first: string | null, second: string | null) =>
      estimateMinutes([
        { ...one, exerciseName: 'A', supersetWith: first },
        { ...one, exerciseName: 'B', supersetWith: second },
      ]);
    expect(both('B', 'A')).toBe(both(null, null));
    expect(both('B', null)).toBe(both('B', 'A'));
    expect(both('B', 'A')).toBeLessThan(
      estimateMinutes(
        [one, one].map((item) => ({ ...item, exerciseName: 'A', technique: 'straight_sets' })),
      ),
    );
    // Invalid partners: itself, missing, or past the end.
    expect(both('A', 'C')).toBeGreaterThan(both('B', 'A'));
    expect(estimateMinutes([{ ...one, exerciseName: 'A' }])).toBeGreaterThan(0);
  });
});
