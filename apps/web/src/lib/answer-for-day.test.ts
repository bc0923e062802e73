import type { PeakWeekReply } from '@posedown/contract';
import { expect, it } from 'vitest';
import { answerForDay } from './answer-for-day.ts';

const FRIDAY = '2026-11-20';
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

const training = {
  date: FRIDAY,
  days: [
    { id: 'push', day: 1 },
    { id: 'legs', day: 5 },
  ],
  peakDay: null as object | null,
  showDays: [] as string[],
  todayId: 'legs',
  next: { id: 'push', date: MONDAY },
  open: { id: 'under way' },
  finishedToday: [{ id: 'done', name: 'Legs' }],
};

it("finds today's training in a reply from another day and keeps the workout in progress", () => {
  const adapted = answerForDay(MONDAY, '/api/training/today', training);
  expect(adapted).toMatchObject({ date: MONDAY, todayId: 'push', finishedToday: [] });
  expect(adapted).toMatchObject({ next: { id: 'legs', date: '2026-11-27' }, open: training.open });
  const rest = answerForDay(TUESDAY, '/api/training/today', training);
  expect(rest).toMatchObject({ todayId: null, next: { id: 'legs', date: '2026-11-27' } });
});

it('updates the day of cardio and peak week', () => {
  const cardio = { today: FRIDAY, weekday: 4, peakDay: null };
  const adapted = { today: TUESDAY, weekday: 1, peakDay: null };
  expect(answerForDay(TUESDAY, '/api/users/ada/cardio-plan', cardio)).toEqual(adapted);
  const peak = { today: FRIDAY, log: [] };
  const path = '/api/users/ada/peak-week';
  for (const key of [path, `${path}?competitionId=spring`]) {
    expect(answerForDay(TUESDAY, key, peak)).toEqual({ today: TUESDAY, log: [] });
  }
});

it('has no training on show day', () => {
  const stored = { ...training, showDays: [MONDAY] };
  const next = { id: 'legs', date: '2026-11-27' };
  for (const storedPeakWeek of [undefined, peakWeek]) {
    const adapted = answerForDay(MONDAY, '/api/training/today', stored, storedPeakWeek);
    expect(adapted).toMatchObject({ todayId: null, next });
  }
  expect(answerForDay('2026-11-21', '/api/training/today', stored)).toMatchObject({ next });
});

/**
 * An approved peak week with the show on Wednesday: Monday and Tuesday are the last days before
 * it.
 */
const peakWeek = {
  show: { date: '2026-11-25' },
  plan: {
    status: 'approved',
    days: [
      { offset: -2, theme: 'Load', training: 'Posing only.', kcal: 2000 },
      { offset: -1, theme: 'Rest', training: 'None.', kcal: 2000 },
      { offset: 2, theme: 'After', training: 'As you feel.', kcal: 2000 },
    ],
  },
} as unknown as PeakWeekReply;
const OLD = { theme: 'Deplete', training: 'Whole body, light.' };

it('takes peak-week instructions from the stored peak week', () => {
  const inPeak = { ...training, peakDay: OLD };
  for (const stored of [training, inPeak]) {
    expect(answerForDay(MONDAY, '/api/training/today', stored, peakWeek)).toMatchObject({
      peakDay: { theme: 'Load', training: 'Posing only.' },
      todayId: null,
      next: { id: 'legs', date: '2026-11-27' },
    });
    expect(answerForDay('2026-11-27', '/api/training/today', stored, peakWeek)).toMatchObject({
      ...{ peakDay: null, todayId: 'legs' },
    });
  }
  const cardio = { today: FRIDAY, weekday: 4, peakDay: OLD };
  const path = '/api/users/ada/cardio-plan';
  expect(answerForDay(TUESDAY, path, cardio, peakWeek)).toMatchObject({
    peakDay: { theme: 'Rest', training: 'None.' },
  });
  const draft = { ...peakWeek, plan: { ...peakWeek.plan, status: 'draft' } } as PeakWeekReply;
  expect(answerForDay(TUESDAY, path, cardio, draft)).toMatchObject({ peakDay: null });
});

it('has no workout for today during an unknown peak week, until training continues', () => {
  const stored = { ...training, peakDay: OLD, next: { id: 'legs', date: '2026-11-27' } };
  expect(answerForDay(MONDAY, '/api/training/today', stored)).toMatchObject({
    ...{ peakDay: null, todayId: null, next: stored.next },
  });
  expect(answerForDay('2026-11-27', '/api/training/today', stored)).toMatchObject({
    todayId: 'legs',
  });
  const last = { ...stored, next: null };
  const adapted = answerForDay(MONDAY, '/api/training/today', last);
  expect(adapted).toMatchObject({ peakDay: null, todayId: null, next: null });
});

it("leaves today's and all other replies unchanged", () => {
  expect(answerForDay(FRIDAY, '/api/training/today', training)).toBe(training);
  const profile = { timezone: 'UTC' };
  expect(answerForDay(MONDAY, '/api/users/ada', profile)).toBe(profile);
});
