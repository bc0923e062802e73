import { posesOf, routineSeconds } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { ACTIONS, nextAction, POSING_HINT } from './actions.ts';

const trainingDay = {
  hasProgressEntry: false,
  checkIn: null,
  workout: {},
  cardio: {},
  cardioDoneMinutes: null,
};
const everything = () => true;

it('asks for the check-in first, then training, cardio and food', () => {
  expect(nextAction(trainingDay, everything)).toBe('checkIn');
  expect(nextAction({ ...trainingDay, hasProgressEntry: true }, everything)).toBe('startWorkout');
  const logged = { ...trainingDay, checkIn: {} };
  expect(nextAction(logged, everything)).toBe('startWorkout');
  expect(nextAction({ ...logged, workout: null }, everything)).toBe('startCardio');
  const done = { ...logged, workout: null, cardioDoneMinutes: 30 };
  expect(nextAction(done, everything)).toBe('viewMealPlan');
  expect(nextAction({ ...logged, workout: null, cardio: null }, everything)).toBe('viewMealPlan');
});

it('never names an action whose screen does not exist', () => {
  const noEntry = (path: string) => path !== ACTIONS.checkIn.to;
  expect(nextAction(trainingDay, noEntry)).toBe('startWorkout');
  expect(nextAction(trainingDay, () => false)).toBeNull();
});

it('says how many mandatory poses there are and how long they take together', () => {
  const count = posesOf('mandatory').length;
  expect(POSING_HINT).toContain(`${count} mandatory poses, ${routineSeconds('mandatory')} s`);
});
