import type { CheckIn } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { changeDay, changedPrefill, prefillFromCheckIn } from './check-in-prefill.ts';
import { newEntry } from './entry-form.ts';
import { onNewDay } from './new-day.ts';

const today = '2026-11-21';
const empty = newEntry(today, '8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11');

describe('a day with a check-in', () => {
  const checkIn = {
    ...{ date: today, energyLevel: 6, stressLevel: null, mood: 'okay', sleepHours: 8 },
    ...{ waterIntake: 3, weight: 62.6 },
  } as CheckIn;
  const prefillOn = (date: string) => prefillFromCheckIn([checkIn], date, 'metric');
  const form = { ...empty, ...prefillOn(today) };

  it('prefills its entry from the check-in, without the weight', () => {
    expect(form).toMatchObject({
      ...{ energyLevel: 6, stressLevel: null, mood: 'okay', sleepHours: '8', waterIntake: '3' },
      weight: '',
    });
    expect(prefillFromCheckIn([checkIn], today, 'imperial').waterIntake).toBe('101');
    const quarters = { ...checkIn, sleepHours: 7.25, waterIntake: 2.25 };
    const felt = { sleepHours: '7.25', waterIntake: '2.25' };
    expect(prefillFromCheckIn([quarters], today, 'metric')).toMatchObject(felt);
  });

  it('is replaced by another day, except for typed fields', () => {
    const typed = { ...form, energyLevel: 3 };
    expect({ ...typed, ...changeDay(typed, '2026-11-20', prefillOn) }).toEqual({
      ...empty,
      ...{ date: '2026-11-20', energyLevel: 3, stressLevel: null, mood: 'good' },
    });
  });

  it('applies a check-in that loads late, except to typed fields', () => {
    const unknown = prefillFromCheckIn([], today, 'metric');
    const typed = { ...empty, mood: 'poor', sleepHours: '7', weight: '62,5' } as const;
    expect(changedPrefill(typed, unknown, prefillOn(today))).toEqual({
      energyLevel: 6,
      waterIntake: '3',
    });
    expect(changedPrefill(typed, unknown, unknown)).toEqual({});
  });
});

describe('an entry left open overnight', () => {
  const checkIn = { date: today, energyLevel: 6, stressLevel: 4, mood: 'okay', sleepHours: 8 };
  const prefillOn = (date: string) =>
    prefillFromCheckIn([{ ...checkIn, waterIntake: null } as CheckIn], date, 'metric');
  const open = { ...empty, ...prefillOn(today) };
  const tomorrow = '2026-11-22';
  const next = (entry: typeof empty, was = today) =>
    onNewDay(entry, { was, today: tomorrow }, prefillOn);

  it("moves to the new day, without the previous day's prefill", () => {
    expect({ ...open, ...next(open) }).toEqual({ ...empty, date: tomorrow });
  });

  it('keeps its day once a figure or note is typed', () => {
    for (const typed of [
      { weight: '82,4' },
      { neck: '39' },
      { sleepHours: '7' },
      { notes: 'Ill.' },
    ])
      expect(next({ ...open, ...typed }), JSON.stringify(typed)).toEqual({});
  });

  it('keeps a chosen day, and its own day until midnight', () => {
    expect(next({ ...empty, date: '2026-11-19' })).toEqual({});
    expect(next({ ...open, date: tomorrow }, tomorrow)).toEqual({});
  });
});
