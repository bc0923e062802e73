import { type CheckIn, checkInBodySchema } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { draftFrom } from './check-in-draft.ts';
import { DONE, formOf, toCheckInBody, validateCheckIn } from './check-in-form.ts';
import { answersIn, courseOf, meanText, trendText } from './check-in-text.ts';

const sent = {
  date: '2026-11-21',
  version: 0,
  requestKey: '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0001',
} as const;

const checkIn: CheckIn = {
  id: '019aa000-0000-7000-8000-000000000001',
  userId: '019aa000-0000-7000-8000-000000000002',
  date: '2026-11-21',
  weight: 82.4,
  energyLevel: 7,
  mood: 'good',
  sleepHours: 7.5,
  stressLevel: 3,
  waterIntake: 3,
  steps: 9500,
  notes: 'Slept well.',
  completedWorkout: true,
  followedNutrition: false,
  version: 2,
  createdAt: '2026-11-21T06:00:00.000Z',
};

describe('a check-in draft', () => {
  const form = formOf(checkIn, 'metric');
  const draft = { units: 'metric', version: 2, form };

  it('is restored in the units it was typed in', () => {
    expect(draftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(draftFrom({ ...draft, units: 'stone' })).toBeUndefined();
    const untouched = { ...draft, form: formOf(undefined, 'metric') };
    expect(draftFrom(JSON.parse(JSON.stringify(untouched)))).toEqual(untouched);
  });

  it('of an earlier version has no steps', () => {
    const { steps: _steps, ...older } = form;
    const restored = { ...draft, form: { ...older, steps: '' } };
    expect(draftFrom({ ...draft, form: older })).toEqual(restored);
  });

  it('is undefined for anything else in storage', () => {
    for (const form of [null, {}, { ...draft.form, mood: 'superb' }, { ...draft.form, done: [1] }])
      expect(draftFrom({ ...draft, form })).toBeUndefined();
    expect(draftFrom({ ...draft, form: { ...form, energyLevel: 11 } })).toBeUndefined();
    expect(draftFrom('draft')).toBeUndefined();
  });

  it('is created from a rejected check-in without losing anything', () => {
    const body = toCheckInBody(form, { ...sent, units: 'metric' });
    expect(formOf(body, 'metric')).toEqual(form);
  });
});

describe('the check-in form', () => {
  it('starts without mood and energy, and requires only these two', async () => {
    const empty = formOf(undefined, 'metric');
    expect(empty).toMatchObject({ energyLevel: null, mood: '', done: [] });
    const body = toCheckInBody(empty, { ...sent, units: 'metric' });
    expect(await validateCheckIn(body, 'metric')).toEqual({
      mood: 'Choose how you feel',
      energyLevel: 'Set your energy level',
    });
    const chosen = { ...body, mood: 'good', energyLevel: 5 };
    expect(checkInBodySchema.parse(chosen)).toEqual({
      ...sent,
      energyLevel: 5,
      mood: 'good',
      completedWorkout: false,
      followedNutrition: false,
    });
  });

  it('round-trips in the athlete’s units', () => {
    expect(formOf(checkIn, 'metric')).toEqual({
      energyLevel: 7,
      mood: 'good',
      sleepHours: '7.5',
      stressLevel: '3',
      waterIntake: '3',
      steps: '9500',
      weight: '82.4',
      notes: 'Slept well.',
      done: [DONE[0]],
    });
    const imperial = formOf(checkIn, 'imperial');
    expect(imperial).toMatchObject({ weight: '181.7', waterIntake: '101' });
    const body = toCheckInBody(imperial, { ...sent, units: 'imperial' });
    expect(body).toMatchObject({ weight: 82.42, waterIntake: 2.99, completedWorkout: true });
  });

  it('sends untouched values exactly as stored', () => {
    const before = { ...checkIn, sleepHours: 7.25, waterIntake: 2.25, weight: 82.55 };
    for (const units of ['metric', 'imperial'] as const) {
      const form = { ...formOf(before, units), notes: 'Changed.' };
      const body = toCheckInBody(form, { ...sent, units, before });
      expect(body).toMatchObject({ sleepHours: 7.25, waterIntake: 2.25, weight: 82.55 });
      const typed = toCheckInBody(
        { ...form, weight: '', sleepHours: '8' },
        { ...sent, units, before },
      );
      expect(typed).toMatchObject({ sleepHours: 8, waterIntake: 2.25, weight: undefined });
    }
    expect(formOf(before, 'metric')).toMatchObject({ waterIntake: '2.25', weight: '82.55' });
  });

  it('reads steps as whole thousands, however they are grouped', async () => {
    const bodyWith = (steps: string) =>
      toCheckInBody({ ...formOf(checkIn, 'metric'), steps }, { ...sent, units: 'metric' });
    for (const typed of ['9,500', '9.500', '9 500', '9500 steps']) {
      expect(bodyWith(typed).steps, typed).toBe(9500);
    }
    const errorsOf = (typed: string) => validateCheckIn(bodyWith(typed), 'metric');
    expect(await errorsOf('')).toEqual({});
    expect(await errorsOf('8000.5')).toMatchObject({ steps: expect.any(String) });
    expect(await errorsOf('100001')).toMatchObject({ steps: expect.any(String) });
  });

  it('shows the ranges of weight and water in the athlete’s units', async () => {
    const form = { ...formOf(checkIn, 'imperial'), weight: '20', waterIntake: '900' };
    const body = toCheckInBody(form, { ...sent, units: 'imperial' });
    expect(await validateCheckIn(body, 'imperial')).toEqual({
      weight: 'Enter a number between 66.2 and 661.3 lb',
      waterIntake: 'Enter a number between 0 and 338.1 fl oz',
    });
  });
});

describe('check-ins for the coach', () => {
  it('are summarized without unanswered questions', () => {
    expect(answersIn(checkIn, 'metric')).toEqual([
      'Energy 7',
      'Mood good',
      'Sleep 7.5 h',
      'Stress 3',
      'Water 3 l',
      '9,500 steps',
      '82.4 kg',
      'Workout done',
    ]);
    const quarters = { ...checkIn, sleepHours: 7.25, waterIntake: 2.25 };
    expect(answersIn(quarters, 'metric')).toEqual(
      expect.arrayContaining(['Sleep 7.25 h', 'Water 2.25 l']),
    );
    const little = { ...checkIn, weight: null, steps: null, sleepHours: null, stressLevel: null };
    expect(answersIn({ ...little, waterIntake: null, completedWorkout: false }, 'metric')).toEqual([
      'Energy 7',
      'Mood good',
    ]);
  });

  it('have a mean and a trend over the answered days', () => {
    const days = [2, 3, 6, 7].map((energyLevel) => ({ ...checkIn, energyLevel }));
    expect(courseOf(days, 'energy')).toEqual([7, 6, 3, 2]);
    expect(meanText(days, 'energy')).toBe('4.5');
    expect(trendText(courseOf(days, 'energy'))).toBe('falling');
    expect(trendText([2, 3, 6, 7])).toBe('rising');
    expect(trendText([5, 5, 5, 5.2])).toBe('steady');
    expect(trendText([1, 9])).toBe('too few days to see a trend');
    expect(meanText([checkIn, { ...checkIn, mood: 'excellent' }], 'mood')).toBe('Excellent');
    expect(meanText([{ ...checkIn, sleepHours: null }], 'sleep')).toBe('–');
  });
});
