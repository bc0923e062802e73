import { type CardioSession, cardioSessionRestoreSchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import { sessionForm, sessionRestore, toSessionChange } from './session-form.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const session: CardioSession = {
  ...{ id, userId: id, date: '2026-11-20', type: 'LISS', modality: 'brisk-walk' },
  ...{ startedAt: '2026-11-20T06:40:00.000Z', createdAt: '2026-11-20T07:10:00.000Z' },
  ...{ durationSeconds: 1811, phasesCompleted: null, completed: true, version: 3 },
  ...{ averageHeartRate: 118, maxHeartRate: 131 },
  ...{ netKcal: 140, grossKcal: 180, rpe: 4, notes: 'Easy.' },
  ...{ distanceKm: 2.8, speedKmh: 5.6, inclinePercent: null },
};

it('sends an untouched duration exactly as timed', () => {
  const form = sessionForm.format(session, 'metric');
  expect(form.durationSeconds).toBe('30');
  expect(toSessionChange(form, session, 'metric').durationSeconds).toBe(1811);
  expect(
    toSessionChange({ ...form, durationSeconds: '32,5' }, session, 'metric').durationSeconds,
  ).toBe(1950);
});

it('omits emptied fields, and sends NaN for unreadable numbers', () => {
  const form = { ...sessionForm.format(session, 'metric'), distanceKm: '', rpe: 'hard' };
  expect(toSessionChange(form, session, 'metric')).toMatchObject({
    distanceKm: undefined,
    rpe: Number.NaN,
  });
});

it('reports duration errors in minutes', () => {
  expect(sessionForm.inOwnWords({ durationSeconds: 'seconds', rpe: 'rpe' }, 'metric')).toEqual({
    durationSeconds: 'Enter a number of minutes, at most 360',
    rpe: 'rpe',
  });
  expect(sessionForm.inOwnWords({}, 'metric')).toEqual({});
});

it('shows and parses miles, and stores kilometers', () => {
  const form = sessionForm.format(session, 'imperial');
  expect(form).toMatchObject({ distanceKm: '1.74', speedKmh: '3.48' });
  // Untouched values stay exact.
  expect(toSessionChange(form, session, 'imperial')).toMatchObject({
    ...{ distanceKm: 2.8, speedKmh: 5.6 },
  });
  const longer = { ...form, distanceKm: '3,1', speedKmh: '' };
  expect(toSessionChange(longer, session, 'imperial')).toMatchObject({
    ...{ distanceKm: 4.989, speedKmh: undefined },
  });
});

it('reports distance and speed errors in the athlete’s units', () => {
  const wrong = { distanceKm: 'km', speedKmh: 'km/h' };
  expect(sessionForm.inOwnWords(wrong, 'imperial')).toEqual({
    distanceKm: 'Enter a number between 0 and 124.2 mi',
    speedKmh: 'Enter a number between 0.7 and 15.5 mph',
  });
});

it('restores a deleted session unchanged, with a new request key', () => {
  const body = sessionRestore(session);
  expect(cardioSessionRestoreSchema.parse(body)).toMatchObject({
    ...{ id, netKcal: 140, grossKcal: 180 },
    ...{ date: session.date, startedAt: session.startedAt },
    durationSeconds: 1811,
    maxHeartRate: 131,
    notes: 'Easy.',
  });
  expect(sessionRestore(session).requestKey).not.toBe(body.requestKey);
});
