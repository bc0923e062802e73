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

it('sends a duration that nobody touched as it was timed', () => {
  const form = sessionForm.format(session, 'metric');
  expect(form.durationSeconds).toBe('30');
  expect(toSessionChange(form, session, 'metric').durationSeconds).toBe(1811);
  expect(
    toSessionChange({ ...form, durationSeconds: '32,5' }, session, 'metric').durationSeconds,
  ).toBe(1950);
});

it('leaves out what was emptied, and lets nothing through that is no number', () => {
  const form = { ...sessionForm.format(session, 'metric'), distanceKm: '', rpe: 'hard' };
  expect(toSessionChange(form, session, 'metric')).toMatchObject({
    distanceKm: undefined,
    rpe: Number.NaN,
  });
});

it('complains about minutes where the contract has seconds', () => {
  expect(sessionForm.inOwnWords({ durationSeconds: 'seconds', rpe: 'rpe' }, 'metric')).toEqual({
    durationSeconds: 'Enter a number of minutes, at most 360',
    rpe: 'rpe',
  });
  expect(sessionForm.inOwnWords({}, 'metric')).toEqual({});
});

it('shows and reads miles, and stores kilometres', () => {
  const form = sessionForm.format(session, 'imperial');
  expect(form).toMatchObject({ distanceKm: '1.74', speedKmh: '3.48' });
  // What nobody touched stays as it was.
  expect(toSessionChange(form, session, 'imperial')).toMatchObject({
    ...{ distanceKm: 2.8, speedKmh: 5.6 },
  });
  const longer = { ...form, distanceKm: '3,1', speedKmh: '' };
  expect(toSessionChange(longer, session, 'imperial')).toMatchObject({
    ...{ distanceKm: 4.989, speedKmh: undefined },
  });
});

it('complains about distance and speed in the athlete’s units', () => {
  const wrong = { distanceKm: 'km', speedKmh: 'km/h' };
  expect(sessionForm.inOwnWords(wrong, 'imperial')).toEqual({
    distanceKm: 'Enter a number between 0 and 124.2 mi',
    speedKmh: 'Enter a number between 0.7 and 15.5 mph',
  });
});

it('puts a deleted session back as it was, under a key of its own', () => {
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
