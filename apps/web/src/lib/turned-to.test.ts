import { expect, it } from 'vitest';
import { turnedTo } from './turned-to.ts';

const FRIDAY = '2026-11-20';
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

const training = {
  date: FRIDAY,
  days: [
    { id: 'push', day: 1 },
    { id: 'legs', day: 5 },
  ],
  todayId: 'legs',
  next: { id: 'push', date: MONDAY },
  open: { id: 'under way' },
  finishedToday: [{ id: 'done', name: 'Legs' }],
};

it('finds today’s training in an answer of another day, and keeps the workout under way', () => {
  const turned = turnedTo(MONDAY, '/api/training/today', training);
  expect(turned).toMatchObject({ date: MONDAY, todayId: 'push', finishedToday: [] });
  expect(turned).toMatchObject({ next: { id: 'legs', date: '2026-11-27' }, open: training.open });
  const rest = turnedTo(TUESDAY, '/api/training/today', training);
  expect(rest).toMatchObject({ todayId: null, next: { id: 'legs', date: '2026-11-27' } });
});

it('turns the day of cardio and of peak week', () => {
  const cardio = { today: FRIDAY, weekday: 4 };
  const turned = { today: TUESDAY, weekday: 1 };
  expect(turnedTo(TUESDAY, '/api/users/ada/cardio-plan', cardio)).toEqual(turned);
  const peak = { today: FRIDAY, log: [] };
  const path = '/api/users/ada/peak-week';
  for (const asked of [path, `${path}?competitionId=spring`]) {
    expect(turnedTo(TUESDAY, asked, peak)).toEqual({ today: TUESDAY, log: [] });
  }
});

it('leaves what is of today, and every other answer', () => {
  expect(turnedTo(FRIDAY, '/api/training/today', training)).toBe(training);
  const profile = { timezone: 'UTC' };
  expect(turnedTo(MONDAY, '/api/users/ada', profile)).toBe(profile);
});
