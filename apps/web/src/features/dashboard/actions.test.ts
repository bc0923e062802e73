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

it('asks for the peak-week day after the check-in', () => {
  const peakDay = { ...trainingDay, peakDay: {}, workout: null, cardio: null };
  expect(nextAction(peakDay)).toBe('checkIn');
  expect(nextAction({ ...peakDay, checkIn: {} })).toBe('peakWeek');
});

it('continues an open workout first, and skips completed ones', () => {
  expect(nextAction({ ...trainingDay, openWorkout: {} })).toBe('startWorkout');
  const trained = { ...trainingDay, checkIn: {}, workoutsDone: [{}] };
  expect(nextAction(trained)).toBe('startCardio');
});

it('has the nine buttons of the specification, each linked to its screen', () => {
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

it('links every button to an existing route', () => {
  const routes = readFileSync(new URL('../../app/routeTree.gen.ts', import.meta.url), 'utf8');
  for (const { to } of Object.values(ACTIONS)) {
    expect(routes).toMatch(new RegExp(`fullPath: '${to}/?'`));
  }
});

it('states the number and total duration of the mandatory poses', () => {
  expect(POSING_HINT).toContain('8 mandatory poses, 85 s');
  expect([posesOf('mandatory').length, routineSeconds('mandatory')]).toEqual([8, 85]);
});
