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

  it('counts no counterweight as lifted', () => {
    const assisted = { ...bench, loading: 'counterweight' };
    expect(summariseSession([bench, assisted], new Map())).toMatchObject({
      ...{ sets: 4, volumeKg: 1100 },
    });
  });

  it('celebrates only what beats an earlier best', () => {
    expect(summariseSession([bench], new Map()).records).toEqual([]);
    expect(summariseSession([bench], new Map([['bench', 120]])).records).toEqual([]);
    const [record] = summariseSession([bench], new Map([['bench', 116]])).records;
    expect(record).toMatchObject({ exerciseName: 'Bench Press', kg: 120, beforeKg: 116 });
    const backOff = { ...bench, sets: [{ weight: 98, reps: 6 }] };
    expect(summariseSession([bench, backOff], new Map([['bench', 116]])).records).toEqual([record]);
  });
});
