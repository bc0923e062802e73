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
const names = (search: string) => swapsFor('Bench Press', library, search).map(({ name }) => name);

it('offers what trains the same muscle, and any other exercise to a search, word by word', () => {
  expect(names('')).toEqual(['Incline Press']);
  expect(names('squat barbell')).toEqual(['Back Squat']);
  expect(names('bench')).toEqual([]);
});
