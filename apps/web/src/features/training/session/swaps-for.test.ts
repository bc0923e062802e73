import { EXERCISES } from '@posedown/coaching';
import type { ExerciseItem } from '@posedown/contract';
import { expect, it } from 'vitest';
import { swapsFor } from './swaps-for.ts';

const exercise = (name: string, muscle: string) =>
  ({
    ...{ id: name, name, category: 'Strength', muscleGroup: muscle, primaryMuscles: [muscle] },
    ...{ secondaryMuscles: [], equipmentNeeded: ['Barbell'] },
  }) as unknown as ExerciseItem;
const library = [
  exercise('Bench Press', 'chest'),
  exercise('Incline Press', 'chest'),
  exercise('Back Squat', 'quads'),
];
const names = (search: string) =>
  swapsFor('Bench Press', [], library, search).map(({ name }) => name);

it('offers what trains the same muscle, and any other exercise to a search, word by word', () => {
  expect(names('')).toEqual(['Incline Press']);
  expect(names('squat barbell')).toEqual(['Back Squat']);
  expect(names('bench')).toEqual([]);
});

const CATALOGUE = [...EXERCISES].sort((one, two) => one.name.localeCompare(two.name));
const likest = (id: string, planned: string[] = []) =>
  swapsFor(id, planned, CATALOGUE as unknown as ExerciseItem[], '').map(({ name }) => name);

it('offers the likest first, by what it trains and by what a place to train has', () => {
  const rows = ['Chest-Supported Dumbbell Row', 'Chest-Supported Machine Row', 'Pendlay Row'];
  expect(likest('t-bar-row').slice(0, 3)).toEqual(rows);
  const pulls = likest('t-bar-row');
  expect(pulls.indexOf('Seated Cable Row')).toBeLessThan(pulls.indexOf('Assisted Pull-Up'));
  expect(pulls.indexOf('Seated Cable Row')).toBeLessThan(pulls.indexOf('Band Row'));
});

it('leaves out what the session holds already', () => {
  expect(likest('t-bar-row', ['pendlay-row'])).not.toContain('Pendlay Row');
});

it('takes an exercise whose equipment it does not know', () => {
  const own = { ...exercise('Log Press', 'chest'), equipmentNeeded: ['Log'] };
  const swaps = swapsFor('Bench Press', [], [...library, own], '');
  expect(swaps.map(({ name }) => name)).toEqual(['Incline Press', 'Log Press']);
});
