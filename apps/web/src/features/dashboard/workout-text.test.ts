import { expect, it } from 'vitest';
import { minutesText, planWeekText, sizeText } from './workout-text.ts';

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
  expect(sizeText({ exercises: [exercise(4), exercise(3)] })).toBe('2 exercises, 7 sets');
  expect(sizeText({ exercises: [exercise(1)] })).toBe('1 exercise, 1 set');
});

it('formats the duration as a range from the shortest to the longest workout', () => {
  expect(minutesText({ min: 60, max: 90 })).toBe('60–90 minutes');
  expect(minutesText({ min: 60, max: 60 })).toBe('60 minutes');
});

it('says which week of the plan it is, and that a finished plan continues', () => {
  const plan = {
    ...{ name: 'Strength', daysPerWeek: 3, weeks: 8, week: 8 },
    ...{ phase: null, isDeload: false, workoutMinutes: null },
  };
  expect(planWeekText({ ...plan, isOver: false })).toBe('Week 8 of 8');
  expect(planWeekText({ ...plan, isOver: true })).toBe(
    'Done after 8 weeks. It keeps repeating until you get a new plan.',
  );
});
