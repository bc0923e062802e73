import {
  type ProgressEntry,
  progressBodySchema,
  progressChangeSchema,
  progressRestoreSchema,
} from '@posedown/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEntry, toEntryErrors } from './check-entry.ts';
import { prefillFromCheckIn } from './check-in-prefill.ts';
import { nearestWeight, restoreBody, toProgressChange } from './entry-change.ts';
import { entryFromDraft } from './entry-draft.ts';
import { formOf, lastFiguresOf, newEntry, toProgressBody } from './entry-form.ts';
import { feelingsOf, girthsOf } from './entry-text.ts';

const today = '2026-11-21';
const key = '8f14e45f-ceea-467f-a9f6-5d2b0c5a8a11';
const empty = newEntry(today, key);
const felt = { ...empty, energyLevel: 6, stressLevel: 4 };

describe('a new entry', () => {
  it('is for today, with both scales unanswered and a good mood', () => {
    const unanswered = { energyLevel: null, stressLevel: null };
    expect(empty).toMatchObject({ date: today, ...unanswered, mood: 'good' });
  });

  it('omits empty fields', () => {
    const sent: unknown = JSON.parse(JSON.stringify(toProgressBody(empty, 'metric')));
    expect(sent).toEqual({ date: today, mood: 'good', requestKey: key });
  });
});

describe('the request body of an entry', () => {
  it('accepts decimal commas and converts to metric', () => {
    const typed = { ...felt, weight: '182', waist: '33,5', bodyFat: '12,4', sleepHours: '7.5' };
    const drunk = { waterIntake: '100', mood: 'okay', notes: 'Slept well.' } as const;
    expect(progressBodySchema.parse(toProgressBody({ ...typed, ...drunk }, 'imperial'))).toEqual({
      ...{ date: today, weight: 82.55, bodyFat: 12.4, measurements: { waist: 85.09 } },
      ...{ energyLevel: 6, sleepHours: 7.5, stressLevel: 4, mood: 'okay', waterIntake: 2.96 },
      ...{ notes: 'Slept well.', requestKey: key },
    });
  });

  it('is rejected without energy, stress or a valid mood', () => {
    const body = toProgressBody(felt, 'metric');
    expect(progressBodySchema.safeParse(body).success).toBe(true);
    for (const field of ['energyLevel', 'stressLevel', 'mood']) {
      for (const value of [undefined, null, '', 'great', 0, 11]) {
        const { success } = progressBodySchema.safeParse({ ...body, [field]: value });
        expect(success, `${field} ${value}`).toBe(false);
      }
    }
    for (const mood of ['excellent', 'good', 'okay', 'poor']) {
      expect(progressBodySchema.safeParse({ ...body, mood }).success, mood).toBe(true);
    }
  });
});

describe('the validation of an entry', () => {
  const check = (change: Partial<typeof empty>) =>
    checkEntry({ ...felt, ...change }, { units: 'metric', today });

  it('requires only the day, both scales and the mood', async () => {
    expect(await check({})).toEqual({});
    expect(await check({ energyLevel: null, stressLevel: null })).toEqual({
      energyLevel: 'Set your energy level',
      stressLevel: 'Set your stress level',
    });
  });

  it('accepts the days of the date picker', async () => {
    expect(await check({ date: '2026-11-22' })).toHaveProperty('date');
    expect(await check({ date: '1899-12-31' })).toHaveProperty('date');
    expect(await check({ date: '' })).toHaveProperty('date');
    expect(await check({ date: '1900-01-01' })).toEqual({});
  });

  it('shows a girth out of range at its own field', async () => {
    for (const [girth, range] of [
      ['chest', '50 and 200'],
      ['waist', '50 and 150'],
      ['arms', '20 and 70'],
      ['thighs', '30 and 100'],
      ['neck', '25 and 60'],
      ['hips', '60 and 150'],
    ] as const) {
      const fieldError = { [girth]: `Enter a number between ${range} cm` };
      expect(await check({ [girth]: '19' })).toEqual(fieldError);
      expect(await check({ [girth]: '201' })).toEqual(fieldError);
    }
  });

  it('rejects an unreadable number instead of treating it as empty', async () => {
    expect(Object.keys(await check({ bodyFat: 'low', waterIntake: '11' }))).toEqual([
      ...['bodyFat', 'waterIntake'],
    ]);
  });

  it("shows the server's errors in the athlete's units", () => {
    expect(toEntryErrors({ 'measurements.neck': 'metric words' }, 'imperial')).toEqual({
      neck: 'Enter a number between 9.9 and 23.6 in',
    });
  });
});

describe('an entry draft', () => {
  const typed = { ...empty, weight: '82,4', mood: 'okay' as const, energyLevel: 8 };
  const prefillOn = (date: string) => prefillFromCheckIn([], date, 'metric');

  it('is restored as typed with its request key, so that a retry is stored once', () => {
    const other = newEntry('2026-11-22', 'ffffffff-ffff-4fff-bfff-ffffffffffff');
    const draft: unknown = JSON.parse(JSON.stringify({ units: 'metric', entry: typed }));
    expect(entryFromDraft(draft, 'metric', { empty: other, prefillOn })).toEqual(typed);
  });

  it('moves to the new day without a figure, and keeps its day with one', () => {
    const tomorrow = { ...empty, date: '2026-11-22' };
    const later = (entry: typeof empty) =>
      entryFromDraft({ units: 'metric', today, entry }, 'metric', { empty: tomorrow, prefillOn });
    expect(later({ ...empty, mood: 'okay' })).toEqual({ ...tomorrow, mood: 'okay' });
    expect(later(typed)).toEqual(typed);
    expect(later({ ...empty, date: '2026-11-19' }).date).toBe('2026-11-19');
  });

  it('is dropped if the units have changed', () => {
    expect(
      entryFromDraft({ units: 'metric', entry: typed }, 'imperial', { empty, prefillOn }),
    ).toBe(empty);
  });

  it('is an empty entry for anything else in storage', () => {
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(empty), 'userId'), fc.jsonValue());
    const drafts = fc.record({ units: fc.constant('metric'), entry: fields });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), drafts), (draft) => {
        const entry = entryFromDraft(draft, 'metric', { empty, prefillOn });
        expect(Object.keys(entry).sort()).toEqual(Object.keys(empty).sort());
        expect([null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(entry.energyLevel);
        expect(typeof entry.weight).toBe('string');
      }),
    );
  });
});

const stored: ProgressEntry = {
  ...{
    id: '019aa000-0000-7000-8000-000000000001',
    userId: key,
    date: today,
    createdAt: '2026-11-21T06:53:00.000Z',
  },
  ...{
    weight: null,
    bodyFat: null,
    measurements: {},
    photoUrls: [],
    photoAnalysis: null,
    notes: null,
  },
  ...{ checkInId: null, peakDayKey: null, version: 1 },
  ...{ energyLevel: 7, stressLevel: null, mood: 'good', sleepHours: 7.5, waterIntake: null },
};

describe('the latest figures', () => {
  it("contain the latest value of each field in the athlete's units", () => {
    const older = { ...stored, weight: 82.5, bodyFat: 12.34, measurements: { waist: 84 } };
    const oldest = { ...stored, weight: 90, waterIntake: 3.2 };
    expect(lastFiguresOf([stored, older, oldest], 'imperial')).toEqual({
      ...{
        weight: '181.9',
        bodyFat: '12.3',
        waist: '33.1',
        sleepHours: '7.5',
        waterIntake: '108',
      },
    });
    expect(lastFiguresOf([], 'metric')).toEqual({});
  });

  it('contain exactly the typed fluid ounces', () => {
    for (let ounces = 0; ounces <= 338; ounces++) {
      const typed = { ...empty, waterIntake: String(ounces) };
      const { waterIntake = null } = toProgressBody(typed, 'imperial');
      expect(lastFiguresOf([{ ...stored, waterIntake }], 'imperial').waterIntake).toBe(`${ounces}`);
    }
  });
});

it('list only what an entry contains', () => {
  expect(feelingsOf(stored, 'metric')).toEqual(['Mood good', 'Energy 7', 'Sleep 7.5 h']);
  const quarters = { ...stored, sleepHours: 7.25, waterIntake: 2.25 };
  expect(feelingsOf(quarters, 'metric').slice(2)).toEqual(['Sleep 7.25 h', 'Water 2.25 l']);
  const typed = { sleepHours: '7.25', waterIntake: '2.25' };
  expect(lastFiguresOf([quarters], 'metric')).toEqual(typed);
  expect(girthsOf({ ...stored, measurements: { waist: 84, neck: 38.5 } }, 'metric')).toEqual([
    ...['Waist 84 cm', 'Neck 38.5 cm'],
  ]);
});

describe('an edited entry', () => {
  it('is compared with the weight nearest in time', () => {
    const entries = [
      { id: 'd', date: '2026-03-12', weight: 78 },
      { id: 'c', date: '2026-03-09', weight: null },
      { id: 'b', date: '2026-03-08', weight: 820 },
      { id: 'a', date: '2026-03-04', weight: 80 },
    ];
    const near = (id: string) =>
      nearestWeight(entries, entries.find((entry) => entry.id === id) ?? { id, date: '' });
    expect([near('b'), near('d'), near('c')]).toEqual([80, 820, 820]);
    expect(
      nearestWeight([{ id: 'b', date: '2026-03-08', weight: 820 }], {
        id: 'b',
        date: '2026-03-08',
      }),
    ).toBeNull();
  });

  const weighed = {
    ...stored,
    ...{ weight: 82.345, waterIntake: 3.1, measurements: { waist: 84.26 }, stressLevel: 4 },
  };

  it('is sent as stored if unchanged, although the form rounds', () => {
    const form = formOf(weighed, 'imperial');
    expect(form).toMatchObject({ weight: '181.5', waist: '33.2', energyLevel: 7 });
    const change = { ...toProgressChange(form, 'imperial', weighed), version: weighed.version };
    const sent = progressChangeSchema.parse(change);
    expect(sent).toMatchObject({
      weight: 82.345,
      waterIntake: 3.1,
      measurements: { waist: 84.26 },
    });
    const touched = toProgressChange({ ...form, weight: '180', waist: '' }, 'imperial', weighed);
    expect(touched).toMatchObject({ weight: 81.65, measurements: undefined });
  });

  it('stays without energy, stress and mood if it had none', () => {
    const bare = { ...weighed, energyLevel: null, stressLevel: null, mood: null };
    const sent = toProgressChange(formOf(bare, 'metric'), 'metric', bare);
    expect(sent).toMatchObject({ energyLevel: undefined, mood: undefined });
  });

  it('is restored completely after deletion, with its id and check-in', () => {
    const body = restoreBody({ ...weighed, checkInId: key });
    expect(progressRestoreSchema.parse(body)).toEqual({
      id: stored.id,
      ...{ date: today, weight: 82.345, measurements: { waist: 84.26 }, waterIntake: 3.1 },
      ...{ energyLevel: 7, stressLevel: 4, mood: 'good', sleepHours: 7.5, requestKey: key },
    });
    expect(restoreBody({ ...weighed, peakDayKey: key }).requestKey).toBe(key);
    expect(restoreBody(weighed).requestKey).not.toBe(restoreBody(weighed).requestKey);
  });
});
