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

it('offers exercises for the same muscle, and any exercise that matches a search', () => {
  expect(names('')).toEqual(['Incline Press']);
  expect(names('squat barbell')).toEqual(['Back Squat']);
  expect(names('bench')).toEqual([]);
});

const CATALOGUE = [...EXERCISES].sort((one, two) => one.name.localeCompare(two.name));
const mostSimilar = (id: string, planned: string[] = []) =>
  swapsFor(id, planned, CATALOGUE as unknown as ExerciseItem[], '').map(({ name }) => name);

it('sorts by similarity of muscles and equipment', () => {
  const rows = ['Chest-Supported Dumbbell Row', 'Chest-Supported Machine Row', 'Pendlay Row'];
  expect(mostSimilar('t-bar-row').slice(0, 3)).toEqual(rows);
  const pulls = mostSimilar('t-bar-row');
  expect(pulls.indexOf('Seated Cable Row')).toBeLessThan(pulls.indexOf('Assisted Pull-Up'));
  expect(pulls.indexOf('Seated Cable Row')).toBeLessThan(pulls.indexOf('Band Row'));
});

it('excludes the exercises of the session', () => {
  expect(mostSimilar('t-bar-row', ['pendlay-row'])).not.toContain('Pendlay Row');
});

it('offers an exercise with unknown equipment', () => {
  const own = { ...exercise('Log Press', 'chest'), equipmentNeeded: ['Log'] };
  const swaps = swapsFor('Bench Press', [], [...library, own], '');
  expect(swaps.map(({ name }) => name)).toEqual(['Incline Press', 'Log Press']);
});
