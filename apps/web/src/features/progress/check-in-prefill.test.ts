import type { CheckIn } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { changeDay, changedPrefill, prefillFromCheckIn } from './check-in-prefill.ts';
import { newEntry } from './entry-form.ts';
import { onNewDay } from './new-day.ts';

const today = '2026-11-21';
const empty = newEntry(today, '8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11');

describe('a day that was checked in', () => {
  const checkIn = {
    ...{ date: today, energyLevel: 6, stressLevel: null, mood: 'okay', sleepHours: 8 },
    ...{ waterIntake: 3, weight: 62.6 },
  } as CheckIn;
  const feltAt = (date: string) => prefillFromCheckIn([checkIn], date, 'metric');
  const form = { ...empty, ...feltAt(today) };

  it('begins its entry with what the check-in said, but for the weight, which is recorded', () => {
    expect(form).toMatchObject({
      ...{ energyLevel: 6, stressLevel: 5, mood: 'okay', sleepHours: '8', waterIntake: '3' },
      weight: '',
    });
    expect(prefillFromCheckIn([checkIn], today, 'imperial').waterIntake).toBe('101');
    const quarters = { ...checkIn, sleepHours: 7.25, waterIntake: 2.25 };
    const felt = { sleepHours: '7.25', waterIntake: '2.25' };
    expect(prefillFromCheckIn([quarters], today, 'metric')).toMatchObject(felt);
  });

  it('gives way to another day, but for what was typed', () => {
    const typed = { ...form, energyLevel: 3 };
    expect({ ...typed, ...changeDay(typed, '2026-11-20', feltAt) }).toEqual({
      ...empty,
      ...{ date: '2026-11-20', energyLevel: 3, stressLevel: 5, mood: 'good' },
    });
  });

  it('takes in what is only known once the form stands, but for what was typed', () => {
    const unknown = prefillFromCheckIn([], today, 'metric');
    const typed = { ...empty, mood: 'poor', sleepHours: '7', weight: '62,5' } as const;
    expect(changedPrefill(typed, unknown, feltAt(today))).toEqual({
      energyLevel: 6,
      waterIntake: '3',
    });
    expect(changedPrefill(typed, unknown, unknown)).toEqual({});
  });
});

describe('an entry that is left open overnight', () => {
  const checkIn = { date: today, energyLevel: 6, stressLevel: 4, mood: 'okay', sleepHours: 8 };
  const feltAt = (date: string) =>
    prefillFromCheckIn([{ ...checkIn, waterIntake: null } as CheckIn], date, 'metric');
  const open = { ...empty, ...feltAt(today) };
  const tomorrow = '2026-11-22';
  const next = (entry: typeof empty, was = today) =>
    onNewDay(entry, { was, today: tomorrow }, feltAt);

  it('goes on with the new day, without what the check-in said of the day before', () => {
    expect({ ...open, ...next(open) }).toEqual({ ...empty, date: tomorrow });
  });

  it('stays of its day once a figure or a note is typed', () => {
    for (const typed of [
      { weight: '82,4' },
      { neck: '39' },
      { sleepHours: '7' },
      { notes: 'Ill.' },
    ])
      expect(next({ ...open, ...typed }), JSON.stringify(typed)).toEqual({});
  });

  it('stays of a day that was chosen, and of a day that goes on', () => {
    expect(next({ ...empty, date: '2026-11-19' })).toEqual({});
    expect(next({ ...open, date: tomorrow }, tomorrow)).toEqual({});
  });
});
