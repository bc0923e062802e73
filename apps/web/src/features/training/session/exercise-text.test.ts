import type { ExerciseTarget } from '@posedown/contract';
import { expect, it } from 'vitest';
import {
  loadLabel,
  outlineText,
  plateText,
  setText,
  supersetText,
  techniqueText,
} from './exercise-text.ts';

const barbell = { loading: 'barbell', equipmentNeeded: ['Barbell'] };

it('lists the plates per side, in kilograms and in pounds', () => {
  expect(plateText(102.5, barbell, 'metric')).toBe('25 + 15 + 1.25 kg a side');
  expect(plateText(20, barbell, 'metric')).toBe('empty 20 kg bar');
  expect(plateText(61.23, barbell, 'imperial')).toBe('45 lb a side');
  expect(plateText(101, barbell, 'metric')).toBe('25 + 15 kg a side, 1 kg short');
  expect(plateText(15, barbell, 'metric')).toBeNull();
  expect(plateText(40, { loading: 'dumbbell' }, 'metric')).toBeNull();
  expect(plateText(40, undefined, 'metric')).toBeNull();
  const curlBar = { loading: 'barbell', equipmentNeeded: ['EZ bar'] };
  expect(plateText(30, curlBar, 'metric')).toBe('10 kg a side');
  expect(plateText(30 / 2.2046226, curlBar, 'imperial')).toBe('5 lb a side');
  const rowed = { loading: 'barbell', equipmentNeeded: ['T-bar row'] };
  expect(plateText(40, rowed, 'metric')).toBeNull();
});

it('lists no plates if the weight is empty, unreadable or too heavy', () => {
  expect(plateText(undefined, barbell, 'metric')).toBeNull();
  expect(plateText(Number.NaN, barbell, 'metric')).toBeNull();
  expect(plateText(1e30, barbell, 'metric')).toBeNull();
});

it('labels the load field by the kind of load', () => {
  expect(loadLabel(undefined)).toBe('Weight');
  expect(loadLabel('machine')).toBe('Weight');
  expect(loadLabel('bodyweight')).toBe('Added weight');
  expect(loadLabel('counterweight')).toBe('Counterweight');
});

it('explains techniques with the numbers of the plan', () => {
  const words = (change: Partial<ExerciseTarget>) => techniqueText(change as ExerciseTarget);
  expect(words({ technique: 'drop_set', dropSetPercentage: 20 })).toContain(
    'of the last set take 20% off',
  );
  expect(words({ technique: 'rest_pause', restPauseReps: 5 })).toContain(
    'On the last set rest 10 to 15 s, then do 5 more with the same load, twice.',
  );
  expect(words({ technique: 'mechanical_drop' })).toContain('an easier variation');
  expect(words({ technique: 'straight_sets' })).toBeNull();
});

it('says what comes next for both exercises of a superset, with the rest after the second', () => {
  const first = { partner: 'Dips', isFirst: true };
  const second = { partner: 'Curl', isFirst: false };
  expect(supersetText(first)).toBe('Go straight on to Dips, then rest.');
  expect(supersetText(second)).toBe('Rest, then go back to Curl.');
  const targets = { rpe: 8, restTime: 90, technique: 'super_set' } as const;
  expect(outlineText(targets, first)).toBe('RPE 8, no rest, superset with Dips');
  expect(outlineText(targets, second)).toBe('RPE 8, rest 90 s, superset with Curl');
  expect(outlineText(targets, undefined)).toBe('RPE 8, rest 90 s');
  const straight = { ...targets, technique: 'straight_sets' } as const;
  expect(outlineText(straight, second)).toBe('RPE 8, rest 90 s, superset with Curl');
  const dropped = { ...targets, technique: 'drop_set' } as const;
  expect(outlineText(dropped, undefined)).toBe('RPE 8, rest 90 s, drop set');
});

it('formats sets', () => {
  expect(setText({ weight: 80, reps: 8 }, 'metric', false)).toBe('80 kg × 8');
  expect(setText({ weight: null, reps: 12 }, 'metric', false)).toBe('12 reps');
  expect(setText({ weight: null, reps: 1 }, 'metric', false)).toBe('1 rep');
  expect(setText({ weight: null, reps: 45 }, 'metric', true)).toBe('45 s');
});
