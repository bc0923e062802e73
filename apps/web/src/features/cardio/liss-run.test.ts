import { expect, it } from 'vitest';
import { steady } from '../../lib/clock/stopwatch.ts';
import { pauseRun, secondsOf, startMsOf, startOrResume } from './cardio-run.ts';
import { LISS_NOT_STARTED, lissState, readLissRun, treadmillFigures } from './liss-run.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

it('runs, pauses, and keeps typed values across a reload', () => {
  const started = startOrResume({ ...LISS_NOT_STARTED, speed: '5.5' }, NOON);
  expect([lissState(LISS_NOT_STARTED), lissState(started)]).toEqual(['not-started', 'running']);
  const restored = readLissRun(JSON.parse(JSON.stringify(started)));
  expect(restored).toEqual(started);
  const paused = pauseRun(started, NOON + 600_000);
  expect([lissState(paused), secondsOf(paused, NOON + 900_000)]).toEqual(['paused', 600]);
  expect(startOrResume(paused, NOON + 900_000).key).toBe(started.key);
});

it('corrects the start time if the clock was set back in the meantime', () => {
  const MINUTE_MS = 60_000;
  const ahead = startOrResume(LISS_NOT_STARTED, NOON + 60 * MINUTE_MS);
  expect(startMsOf(ahead, NOON + 80 * MINUTE_MS)).toBe(NOON + 60 * MINUTE_MS);
  const now = NOON + 20 * MINUTE_MS;
  const corrected = { ...ahead, watch: steady(ahead.watch, NOON + 80 * MINUTE_MS, now) };
  expect(startMsOf(corrected, now)).toBe(NOON);
  expect(startMsOf(corrected, now + 30 * MINUTE_MS)).toBe(NOON);
});

it('keeps the start time while paused', () => {
  const paused = pauseRun(startOrResume(LISS_NOT_STARTED, NOON), NOON + 60_000);
  expect(startMsOf(paused, NOON + 900_000)).toBe(NOON);
});

it('parses valid speed and incline, including decimal commas', () => {
  const units = 'metric';
  expect(treadmillFigures({ speed: '5,5', units, incline: '5' })).toEqual({
    ...{ speedKmh: 5.5, inclinePercent: 5 },
  });
  expect(treadmillFigures({ speed: '99', units, incline: '' })).toEqual({});
});

it('parses miles per hour, and keeps the speed’s unit across a reload', () => {
  const typed = { ...LISS_NOT_STARTED, speed: '3.4', units: 'imperial' } as const;
  expect(treadmillFigures(typed)).toEqual({ speedKmh: 5.472 });
  // 15.6 mph is 25.1 km/h, which is above the limit.
  expect(treadmillFigures({ ...typed, speed: '15.6' })).toEqual({});
  const started = startOrResume(typed, NOON);
  expect(readLissRun(JSON.parse(JSON.stringify(started)))).toEqual(started);
});
