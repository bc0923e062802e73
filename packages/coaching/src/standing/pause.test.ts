import { expect, it } from 'vitest';
import { assessedSince, endedPause, isPaused } from './pause.ts';

it('includes the last day', () => {
  expect(isPaused('2026-11-22', '2026-11-22')).toBe(true);
  expect(isPaused('2026-11-22', '2026-11-23')).toBe(false);
  expect(isPaused(null, '2026-11-22')).toBe(false);
});

it('excludes the days before its end from the assessment', () => {
  expect(assessedSince('2026-01-01', null)).toBe('2026-01-01');
  expect(assessedSince('2026-01-01', '2026-11-22')).toBe('2026-11-23');
  expect(assessedSince('2026-12-01', '2026-11-22')).toBe('2026-12-01');
});

it('leaves its past days if it ends early', () => {
  const pause = { pausedFrom: '2026-11-20', pausedUntil: '2026-11-30' };
  expect(endedPause(pause, '2026-11-25')).toEqual({ ...pause, pausedUntil: '2026-11-24' });
  expect(endedPause(pause, '2026-11-20')).toEqual({ pausedFrom: null, pausedUntil: null });
  expect(endedPause(pause, '2026-12-05')).toEqual(pause);
});
