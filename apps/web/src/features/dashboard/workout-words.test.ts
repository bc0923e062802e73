import { expect, it } from 'vitest';
import { minutesWords, planWeekWords, sizeWords } from './workout-words.ts';

const exercise = (sets: number) => ({
  exerciseId: '0198f3a0-0000-7000-8000-000000000001',
  exerciseName: 'Squat',
  category: 'Legs',
  sets,
  reps: '6-8',
  restTime: 150,
  rpe: null,
});

it('formats the size of a workout', () => {
  expect(sizeWords({ exercises: [exercise(4), exercise(3)] })).toBe('2 exercises, 7 sets');
  expect(sizeWords({ exercises: [exercise(1)] })).toBe('1 exercise, 1 set');
});

it('formats the duration as a range from the shortest to the longest workout', () => {
  expect(minutesWords({ min: 60, max: 90 })).toBe('60–90 minutes');
  expect(minutesWords({ min: 60, max: 60 })).toBe('60 minutes');
});

it('says which week of the plan it is, and that a finished plan continues', () => {
  const plan = {
    ...{ name: 'Strength', daysPerWeek: 3, weeks: 8, week: 8 },
    ...{ phase: null, isDeload: false, workoutMinutes: null },
  };
  expect(planWeekWords({ ...plan, isOver: false })).toBe('Week 8 of 8');
  expect(planWeekWords({ ...plan, isOver: true })).toBe(
    'Done after 8 weeks. It keeps repeating until you get a new plan.',
  );
});
