import { expect, it } from 'vitest';
import { holdOn, secondsOf, startOrGoOn } from './cardio-run.ts';
import { footFigures, LISS_NOT_STARTED, lissState, readLissRun } from './liss-run.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

it('runs, is paused, and comes back from a reload with what was typed', () => {
  const started = startOrGoOn({ ...LISS_NOT_STARTED, speed: '5.5' }, NOON);
  expect([lissState(LISS_NOT_STARTED), lissState(started)]).toEqual(['not-started', 'running']);
  const kept = readLissRun(JSON.parse(JSON.stringify(started)));
  expect(kept).toEqual(started);
  const paused = holdOn(started, NOON + 600_000);
  expect([lissState(paused), secondsOf(paused, NOON + 900_000)]).toEqual(['paused', 600]);
  expect(startOrGoOn(paused, NOON + 900_000).key).toBe(started.key);
});

it('reads speed and slope where they can be, with a comma too', () => {
  expect(footFigures({ speed: '5,5', incline: '5' })).toEqual({ speedKmh: 5.5, inclinePercent: 5 });
  expect(footFigures({ speed: '99', incline: '' })).toEqual({});
});
