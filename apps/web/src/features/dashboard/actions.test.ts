import { readFileSync } from 'node:fs';
import { posesOf, routineSeconds } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { ACTIONS, nextAction, POSING_HINT } from './actions.ts';

const trainingDay = {
  hasProgressEntry: false,
  checkIn: null,
  peakDay: null,
  workout: {},
  workoutsDone: [],
  openWorkout: null,
  cardio: {},
  cardioDoneMinutes: null,
};

it('asks for the check-in first, then training, cardio and food', () => {
  expect(nextAction(trainingDay)).toBe('checkIn');
  expect(nextAction({ ...trainingDay, hasProgressEntry: true })).toBe('startWorkout');
  const logged = { ...trainingDay, checkIn: {} };
  expect(nextAction(logged)).toBe('startWorkout');
  expect(nextAction({ ...logged, workout: null })).toBe('startCardio');
  const done = { ...logged, workout: null, cardioDoneMinutes: 30 };
  expect(nextAction(done)).toBe('viewMealPlan');
  expect(nextAction({ ...logged, workout: null, cardio: null })).toBe('viewMealPlan');
});

it('asks for the day of the peak week after the check-in', () => {
  const peakDay = { ...trainingDay, peakDay: {}, workout: null, cardio: null };
  expect(nextAction(peakDay)).toBe('checkIn');
  expect(nextAction({ ...peakDay, checkIn: {} })).toBe('peakWeek');
});

it('goes on with a workout under way first, and asks for none that is done', () => {
  expect(nextAction({ ...trainingDay, openWorkout: {} })).toBe('startWorkout');
  const trained = { ...trainingDay, checkIn: {}, workoutsDone: [{}] };
  expect(nextAction(trained)).toBe('startCardio');
});

it('has the nine buttons of the specification, each to its screen', () => {
  expect(Object.values(ACTIONS).map(({ label, to }) => `${label} ${to}`)).toEqual(
    expect.arrayContaining([
      'Start Workout /workout-session',
      'View Meal Plan /nutrition/meal-plan',
      'Start Cardio /cardio/session',
      'Log Progress /progress/entry',
      'Competition /competition/setup',
      'Chat with the coach /ask-ali',
      'View Protocols /protocols',
      'Start Peak Week /peak-week',
      'Practice Posing /posing-practice',
    ]),
  );
});

it('leads by every button to a screen that there is', () => {
  const routes = readFileSync(new URL('../../app/routeTree.gen.ts', import.meta.url), 'utf8');
  for (const { to } of Object.values(ACTIONS)) {
    expect(routes).toMatch(new RegExp(`fullPath: '${to}/?'`));
  }
});

it('says how many mandatory poses there are and how long they take together', () => {
  expect(POSING_HINT).toContain('8 mandatory poses, 85 s');
  expect([posesOf('mandatory').length, routineSeconds('mandatory')]).toEqual([8, 85]);
});
