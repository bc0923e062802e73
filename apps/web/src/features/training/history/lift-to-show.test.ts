import { expect, it } from 'vitest';
import { liftToShow } from './lift-to-show.ts';

const lift = (exerciseName: string, ...dates: string[]) => ({
  exerciseId: exerciseName,
  exerciseName,
  sessions: dates.length,
  best: { date: dates[0] ?? '', kg: 100 },
  points: dates.map((date) => ({ date, kg: 100, isReliable: true })),
});

it('starts with the lift trained last', () => {
  const lifts = [
    lift('Arnold Press', '2026-09-01', '2026-09-08', '2026-09-15'),
    lift('Squat', '2026-11-20'),
  ];
  expect(liftToShow(lifts)?.exerciseName).toBe('Squat');
});

it('starts with the lift trained most often if several were trained on the same day', () => {
  const lifts = [lift('Curl', '2026-11-20'), lift('Row', '2026-11-13', '2026-11-20')];
  expect(liftToShow(lifts)?.exerciseName).toBe('Row');
  expect(liftToShow([])).toBeUndefined();
});
