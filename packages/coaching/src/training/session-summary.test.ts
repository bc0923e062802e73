import { describe, expect, it } from 'vitest';
import { summarizeSession } from './session-summary.ts';

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
    expect(summarizeSession([bench, plank], new Map())).toMatchObject({ sets: 3, volumeKg: 1100 });
  });

  it('doesn’t count a counterweight as lifted', () => {
    const assisted = { ...bench, loading: 'counterweight' };
    expect(summarizeSession([bench, assisted], new Map())).toMatchObject({
      ...{ sets: 4, volumeKg: 1100 },
    });
  });

  it('reports only records that beat an earlier best', () => {
    const before = (kg: number, isReliable = true) => new Map([['bench', { kg, isReliable }]]);
    expect(summarizeSession([bench], new Map()).records).toEqual([]);
    expect(summarizeSession([bench], before(120)).records).toEqual([]);
    const [record] = summarizeSession([bench], before(116)).records;
    expect(record).toMatchObject({ exerciseName: 'Bench Press', kg: 120, beforeKg: 116 });
    const backOff = { ...bench, sets: [{ weight: 98, reps: 6 }] };
    expect(summarizeSession([bench, backOff], before(116)).records).toEqual([record]);
    // 85 · (1 + 12/30) = 119, rough: a record only if all earlier ones are rough.
    const twelve = { ...bench, sets: [{ weight: 85, reps: 12 }] };
    expect(summarizeSession([twelve], before(117.2)).records).toEqual([]);
    expect(summarizeSession([twelve], before(117.2, false)).records).toMatchObject([
      { kg: expect.closeTo(119, 3) },
    ]);
    expect(summarizeSession([bench], before(119, false)).records).toEqual([
      { ...record, beforeKg: 119 },
    ]);
  });
});
