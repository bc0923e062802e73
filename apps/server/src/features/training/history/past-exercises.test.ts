import { expect, it } from 'vitest';
import { exercisesInRange, type PastExercise } from './past-exercises.ts';

/** A session whose exercises have their load as id. */
const time = (date: string, ...places: [reps: string | null, weight: number][]): PastExercise => ({
  ...{ sessionId: date, date, weekKind: 'build' },
  places: places.map(([reps, weight]) => ({
    ...{ sessionId: date, key: String(weight) },
    asked: reps === null ? null : { sets: 2, reps, rpe: 8 },
  })),
});
const loads = (times: PastExercise[], reps: string) =>
  exercisesInRange(times, reps).map(({ places }) => places.map(({ key }) => Number(key)));

it('separates rep ranges, once per session', () => {
  const times = [
    time('2026-11-20', ['8-12', 80]),
    time('2026-11-18', ['4-6', 110], ['8 – 12', 82.5], ['8-12', 75]),
    time('2026-11-13', ['4-6', 107.5]),
  ];
  expect(loads(times, '4-6')).toEqual([[110], [107.5]]);
  expect(loads(times, '8-12')).toEqual([[80], [82.5, 75]]);
  expect(exercisesInRange(times, '8-12').map(({ asked }) => asked?.sets)).toEqual([2, 4]);
  expect(exercisesInRange([time('2026-11-20', [null, 70])], '8-12')[0]?.asked).toBeNull();
});

it('falls back to another range', () => {
  const times = [
    time('2026-11-20', ['8-12', 80]),
    time('2026-11-18', ['4-6', 110]),
    time('2026-11-13', ['8-12', 77.5]),
    time('2026-09-01', ['15-20', 60]),
  ];
  expect(loads(times, '6-10')).toEqual([[80], [77.5]]);
  expect(loads(times, '15-20')).toEqual([[80], [77.5]]);
  expect(loads([time('2026-11-20', [null, 70]), ...times], '6-10')).toEqual([[70]]);
  expect(exercisesInRange([], '8-12')).toEqual([]);
});
