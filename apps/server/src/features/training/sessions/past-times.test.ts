import type { LoggedSet } from '@posedown/contract';
import { expect, it } from 'vitest';
import { setsOf, type Time, timesFor } from './past-times.ts';

const time = (date: string, ...places: [reps: string | null, weight: number][]): Time => ({
  ...{ sessionId: date, date, weekKind: 'build' },
  places: places.map(([reps, weight]) => ({
    asked: reps === null ? null : { sets: 2, reps, rpe: 8 },
    sets: [{ weight } as LoggedSet],
  })),
});
const loads = (times: Time[], reps: string) =>
  timesFor(times, reps).map(({ sets }) => sets.map(({ weight }) => weight));

it('keeps the times of each range of repetitions apart, a session once', () => {
  const times = [
    time('2026-11-20', ['8-12', 80]),
    time('2026-11-18', ['4-6', 110], ['8 – 12', 82.5], ['8-12', 75]),
    time('2026-11-13', ['4-6', 107.5]),
  ];
  expect(loads(times, '4-6')).toEqual([[110], [107.5]]);
  expect(loads(times, '8-12')).toEqual([[80], [82.5, 75]]);
  expect(times.map((one) => setsOf(one).length)).toEqual([1, 3, 1]);
  expect(timesFor(times, '8-12').map(({ asked }) => asked?.sets)).toEqual([2, 4]);
  expect(timesFor([time('2026-11-20', [null, 70])], '8-12')[0]?.asked).toBeNull();
});

it('goes on from another range where that one was never done, or not for a mesocycle', () => {
  const times = [
    time('2026-11-20', ['8-12', 80]),
    time('2026-11-18', ['4-6', 110]),
    time('2026-11-13', ['8-12', 77.5]),
    time('2026-09-01', ['15-20', 60]),
  ];
  expect(loads(times, '6-10')).toEqual([[80], [77.5]]);
  expect(loads(times, '15-20')).toEqual([[80], [77.5]]);
  expect(loads([time('2026-11-20', [null, 70]), ...times], '6-10')).toEqual([[70]]);
  expect(timesFor([], '8-12')).toEqual([]);
});
