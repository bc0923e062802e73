import type { CardioSession } from '@posedown/contract';
import { expect, it } from 'vitest';
import { averageRate, improvements, weeksDone } from './cardio-progress.ts';

const session = (date: string, changes: Partial<CardioSession> = {}): CardioSession => ({
  id: date,
  userId: 'ada',
  date,
  type: 'LISS',
  modality: 'elliptical',
  startedAt: `${date}T06:30:00.000Z`,
  durationSeconds: 1800,
  phasesCompleted: null,
  averageHeartRate: null,
  maxHeartRate: null,
  netKcal: 150,
  grossKcal: 190,
  distanceKm: null,
  speedKmh: null,
  inclinePercent: null,
  rpe: null,
  notes: null,
  completed: true,
  version: 0,
  createdAt: `${date}T07:00:00.000Z`,
  ...changes,
});

// 2026-11-21 is a Saturday; its week began on Monday the 16th.
const TODAY = '2026-11-21';

it('sums twelve weeks starting on Mondays, including empty ones', () => {
  const weeks = weeksDone([session('2026-11-16'), session('2026-11-15')], TODAY);
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toMatchObject({ monday: '2026-11-16', sessions: 1, minutes: 30 });
  expect(weeks.at(-2)).toMatchObject({ monday: '2026-11-09', sessions: 1, calories: 150 });
  expect(weeks[0]).toMatchObject({ monday: '2026-08-31', minutes: 0, averageHeartRate: null });
});

it('averages measured heart rates only, weighted by duration', () => {
  const sessions = [
    session('2026-11-16', { averageHeartRate: 120, durationSeconds: 1800 }),
    session('2026-11-17', { averageHeartRate: 150, durationSeconds: 600 }),
    session('2026-11-18'),
  ];
  expect(averageRate(sessions)).toBe(128);
  expect(averageRate([session('2026-11-18')])).toBeNull();
});

it('compares four whole weeks with the four before if both have figures', () => {
  expect(improvements([session('2026-11-10')], TODAY)).toEqual([]);
  const sessions = [
    session('2026-11-10', { averageHeartRate: 122, durationSeconds: 3600 }),
    session('2026-09-25', { averageHeartRate: 128 }),
  ];
  expect(improvements(sessions, TODAY).map(({ change }) => change)).toEqual([8, -6]);
});
