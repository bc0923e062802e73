import { expect, it } from 'vitest';
import { cardioDetail, steadyInstead } from './cardio-words.ts';

const how = { duration: 25, intensity: 'high', heartRateZone: '150-170 bpm' };
const intervals = { ...how, type: 'HIIT', description: 'Go hard.' };
const free = { intervalBar: null, units: 'metric' } as const;
const barred = {
  ...free,
  intervalBar: 'No intervals until a clinician has agreed: heart disease.',
};

it('says how today’s cardio is done, and leads to the usual screen', () => {
  expect(cardioDetail(intervals, free)).toBe('150-170 bpm. Go hard.');
  expect(steadyInstead(intervals, free)).toBeUndefined();
  const steady = { ...intervals, type: 'LISS' };
  expect(cardioDetail(steady, barred)).toBe('150-170 bpm. Go hard.');
  expect(steadyInstead(steady, barred)).toBeUndefined();
});

it('says why there are no intervals, and leads to steady cardio instead', () => {
  expect(cardioDetail(intervals, barred)).toBe(`${barred.intervalBar} Do steady cardio instead.`);
  expect(steadyInstead(intervals, barred)).toBe('/cardio/liss');
});
