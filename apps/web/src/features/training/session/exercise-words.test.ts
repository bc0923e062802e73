import type { ExerciseGuide, ExerciseTarget, SessionExercise } from '@posedown/contract';
import { expect, it } from 'vitest';
import { loadLabel, nextSetWords, plateWords, setWords, techniqueWords } from './exercise-words.ts';

it('names the plates of a side, in kilograms and in pounds', () => {
  expect(plateWords(102.5, 'barbell', 'metric')).toBe('25 + 15 + 1.25 kg a side');
  expect(plateWords(20, 'barbell', 'metric')).toBe('empty 20 kg bar');
  expect(plateWords(61.23, 'barbell', 'imperial')).toBe('45 lb a side');
  expect(plateWords(101, 'barbell', 'metric')).toBe('25 + 15 kg a side, 1 kg short');
  expect(plateWords(15, 'barbell', 'metric')).toBeNull();
  expect(plateWords(40, 'dumbbell', 'metric')).toBeNull();
});

it('names no plates while the weight is empty, unreadable or beyond lifting', () => {
  expect(plateWords(undefined, 'barbell', 'metric')).toBeNull();
  expect(plateWords(Number.NaN, 'barbell', 'metric')).toBeNull();
  expect(plateWords(1e30, 'barbell', 'metric')).toBeNull();
});

it('says what to do next: from the last time, then from the set before', () => {
  const guide = { loadStepKg: 2.5, suggestion: { reason: 'Same load, one more rep.' } };
  const target = { reps: '8-12', rpe: 8 };
  const words = (
    sets: { weight: number; reps: number; rpe: number }[],
    units = 'metric' as 'metric' | 'imperial',
  ) => nextSetWords({ sets, target } as SessionExercise, guide as ExerciseGuide, units);
  expect(words([])).toBe('Same load, one more rep.');
  expect(words([{ weight: 100, reps: 10, rpe: 8 }])).toBeNull();
  const hard = [{ weight: 100, reps: 8, rpe: 10 }];
  expect(words(hard)).toBe('After set 1, 95 kg fits 8 reps at RPE 8.');
  expect(words(hard, 'imperial')).toContain('205 lb fits 8 reps');
  Object.assign(guide, { loading: 'counterweight' });
  expect(words(hard)).toBe('After set 1, 102.5 kg of help fits 8 reps at RPE 8.');
});

it('names the load by what it is', () => {
  expect(loadLabel(undefined)).toBe('Weight');
  expect(loadLabel('machine')).toBe('Weight');
  expect(loadLabel('bodyweight')).toBe('Added weight');
  expect(loadLabel('counterweight')).toBe('Counterweight');
});

it('explains techniques with the numbers of the plan', () => {
  const words = (change: Partial<ExerciseTarget>) => techniqueWords(change as ExerciseTarget);
  expect(words({ technique: 'drop_set', dropSetPercentage: 20 })).toContain(
    'of the last set take 20 % off',
  );
  expect(words({ technique: 'rest_pause', restPauseReps: 5 })).toContain(
    'On the last set rest 10 to 15 s, then do 5 more with the same load, twice.',
  );
  expect(words({ technique: 'super_set', supersetWith: 'Curl' })).toContain('Curl');
  expect(words({ technique: 'mechanical_drop' })).toContain('an easier variation');
  expect(words({ technique: 'straight_sets' })).toBeNull();
});

it('writes sets as one says them', () => {
  expect(setWords({ weight: 80, reps: 8 }, 'metric', false)).toBe('80 kg × 8');
  expect(setWords({ weight: null, reps: 12 }, 'metric', false)).toBe('12 reps');
  expect(setWords({ weight: null, reps: 1 }, 'metric', false)).toBe('1 rep');
  expect(setWords({ weight: null, reps: 45 }, 'metric', true)).toBe('45 s');
});
