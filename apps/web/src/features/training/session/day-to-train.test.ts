import type { TrainingToday } from '@posedown/contract';
import { expect, it } from 'vitest';
import { dayToTrain } from './day-to-train.ts';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const today = {
  date: FRIDAY,
  days: [{ id: 'push' }, { id: 'pull' }, { id: 'legs' }],
  todayId: 'legs',
  next: { id: 'push', date: '2026-11-23' },
} as TrainingToday;
const overnight = { ...today, date: SATURDAY, todayId: 'pull' };

it('defaults to today’s workout, and to the next one on a rest day', () => {
  expect(dayToTrain(today, undefined)?.id).toBe('legs');
  expect(dayToTrain(overnight, undefined)?.id).toBe('pull');
  expect(dayToTrain({ ...overnight, todayId: null }, undefined)?.id).toBe('push');
});

it('uses the chosen day until the next day', () => {
  const chosen = { id: 'push', on: FRIDAY };
  expect([today, overnight].map((read) => dayToTrain(read, chosen)?.id)).toEqual(['push', 'pull']);
});

it('falls back to today’s workout if a new plan lacks the chosen day', () => {
  const days = [{ id: 'upper' }, { id: 'lower' }] as TrainingToday['days'];
  const replaced = { ...today, days, todayId: 'lower', next: null };
  expect(dayToTrain(replaced, { id: 'legs', on: FRIDAY })?.id).toBe('lower');
  expect(dayToTrain({ ...replaced, days: [] }, undefined)).toBeUndefined();
});
