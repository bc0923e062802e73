import type { CardioSession } from '@posedown/contract';
import { expect, it } from 'vitest';
import { sessionForm, sessionRestore, toSessionChange, toSessionErrors } from './session-form.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const session: CardioSession = {
  ...{ id, userId: id, date: '2026-11-20', type: 'LISS', modality: 'brisk-walk' },
  ...{ startedAt: '2026-11-20T06:40:00.000Z', createdAt: '2026-11-20T07:10:00.000Z' },
  ...{ durationSeconds: 1811, phasesCompleted: null, completed: true, version: 3 },
  ...{ averageHeartRate: 118, maxHeartRate: 131, heartRateSource: 'measured' },
  ...{ netKcal: 140, grossKcal: 180, rpe: 4, notes: 'Easy.' },
  ...{ distanceKm: 2.8, speedKmh: 5.6, inclinePercent: null },
};

it('sends a duration that nobody touched as it was timed', () => {
  const form = sessionForm(session);
  expect(form.minutes).toBe('30');
  expect(toSessionChange(form, session)).toMatchObject({ durationSeconds: 1811, version: 3 });
  expect(toSessionChange({ ...form, minutes: '32,5' }, session).durationSeconds).toBe(1950);
});

it('leaves out what was emptied, and lets nothing through that is no number', () => {
  const form = { ...sessionForm(session), distanceKm: '', rpe: 'hard' };
  expect(toSessionChange(form, session)).toMatchObject({ distanceKm: undefined, rpe: Number.NaN });
});

it('complains about minutes where the contract has seconds', () => {
  expect(toSessionErrors({ durationSeconds: 'seconds', rpe: 'rpe' })).toEqual({
    minutes: 'Enter a number of minutes, at most 360',
    rpe: 'rpe',
  });
  expect(toSessionErrors({})).toEqual({});
});

it('puts a deleted session back as it was, under a key of its own', () => {
  const body = sessionRestore(session);
  expect(body).toMatchObject({
    startedAt: session.startedAt,
    durationSeconds: 1811,
    maxHeartRate: 131,
    inclinePercent: undefined,
    notes: 'Easy.',
  });
  expect(sessionRestore(session).requestKey).not.toBe(body.requestKey);
});
