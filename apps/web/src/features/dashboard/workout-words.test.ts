import { expect, it } from 'vitest';
import { minutesWords, sizeWords } from './workout-words.ts';

const exercise = (sets: number) => ({
  exerciseId: '0198f3a0-0000-7000-8000-000000000001',
  exerciseName: 'Squat',
  category: 'Legs',
  sets,
  reps: '6-8',
  restTime: 150,
  rpe: null,
});

it('says how large a workout is', () => {
  expect(sizeWords({ exercises: [exercise(4), exercise(3)] })).toBe('2 exercises, 7 sets');
  expect(sizeWords({ exercises: [exercise(1)] })).toBe('1 exercise, 1 set');
});

it('says how long a workout takes, from the shortest to the longest', () => {
  expect(minutesWords({ min: 60, max: 90 })).toBe('60–90 minutes');
  expect(minutesWords({ min: 60, max: 60 })).toBe('60 minutes');
});
