import { expect, it } from 'vitest';
import { cardioDetail, steadyInstead } from './cardio-text.ts';

const how = { duration: 25, intensity: 'high', heartRateZone: '150-170 bpm' };
const intervals = { ...how, type: 'HIIT', description: 'Go hard.' };
const free = { intervalBar: null, units: 'metric' } as const;
const barred = {
  ...free,
  intervalBar: 'No intervals until a clinician has agreed: heart disease.',
};

it("describes today's cardio and links to its default screen", () => {
  expect(cardioDetail(intervals, free)).toBe('150-170 bpm. Go hard.');
  expect(steadyInstead(intervals, free)).toBeUndefined();
  const steady = { ...intervals, type: 'LISS' };
  expect(cardioDetail(steady, barred)).toBe('150-170 bpm. Go hard.');
  expect(steadyInstead(steady, barred)).toBeUndefined();
});

it('explains why intervals are barred and links to steady cardio instead', () => {
  expect(cardioDetail(intervals, barred)).toBe(`${barred.intervalBar} Do steady cardio instead.`);
  expect(steadyInstead(intervals, barred)).toBe('/cardio/liss');
});
