import { describe, expect, it } from 'vitest';
import { summariseSession } from './session-summary.ts';

const bench = {
  exerciseId: 'bench',
  exerciseName: 'Bench Press',
  sets: [
    { weight: 100, reps: 5 },
    { weight: 100, reps: 6 },
  ],
};

describe('the summary of a session', () => {
  it('counts sets and volume', () => {
    const plank = {
      exerciseId: 'plank',
      exerciseName: 'Plank',
      sets: [{ weight: null, reps: 45 }],
    };
    expect(summariseSession([bench, plank], new Map())).toMatchObject({ sets: 3, volumeKg: 1100 });
  });

  it('doesn’t count a counterweight as lifted', () => {
    const assisted = { ...bench, loading: 'counterweight' };
    expect(summariseSession([bench, assisted], new Map())).toMatchObject({
      ...{ sets: 4, volumeKg: 1100 },
    });
  });

  it('celebrates only what beats an earlier best', () => {
    const before = (kg: number, isReliable = true) => new Map([['bench', { kg, isReliable }]]);
    expect(summariseSession([bench], new Map()).records).toEqual([]);
    expect(summariseSession([bench], before(120)).records).toEqual([]);
    const [record] = summariseSession([bench], before(116)).records;
    expect(record).toMatchObject({ exerciseName: 'Bench Press', kg: 120, beforeKg: 116 });
    const backOff = { ...bench, sets: [{ weight: 98, reps: 6 }] };
    expect(summariseSession([bench, backOff], before(116)).records).toEqual([record]);
    // 85 · (1 + 12/30) = 119, rough: a record when all earlier ones are rough.
    const twelve = { ...bench, sets: [{ weight: 85, reps: 12 }] };
    expect(summariseSession([twelve], before(117.2)).records).toEqual([]);
    expect(summariseSession([twelve], before(117.2, false)).records).toMatchObject([
      { kg: expect.closeTo(119, 3) },
    ]);
    expect(summariseSession([bench], before(119, false)).records).toEqual([
      { ...record, beforeKg: 119 },
    ]);
  });
});
