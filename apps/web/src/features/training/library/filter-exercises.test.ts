import type { ExerciseItem } from '@posedown/contract';
import { expect, it } from 'vitest';
import { equipmentOf, filterExercises, plannedFirst } from './filter-exercises.ts';

const exercise = (name: string, change: Partial<ExerciseItem>) =>
  ({
    ...{ id: name, name, category: 'Chest', muscleGroup: 'Chest', difficultyLevel: 'beginner' },
    ...{ equipmentNeeded: ['Barbell'], primaryMuscles: ['chest'], secondaryMuscles: ['triceps'] },
    ...change,
  }) as ExerciseItem;
const library = [
  exercise('Bench Press', {}),
  exercise('Dumbbell Fly', { equipmentNeeded: ['Dumbbells'], secondaryMuscles: [] }),
  exercise('Back Squat', {
    ...{ category: 'Legs', muscleGroup: 'Quads', difficultyLevel: 'intermediate' },
    ...{ primaryMuscles: ['quads'], secondaryMuscles: ['glutes'] },
  }),
];
const names = (query: Parameters<typeof filterExercises>[1]) =>
  filterExercises(library, query).map(({ name }) => name);

it('finds by any word of name, muscle, category or equipment', () => {
  expect(names({ q: 'press bench' })).toEqual(['Bench Press']);
  expect(names({ q: 'dumbbells' })).toEqual(['Dumbbell Fly']);
  expect(names({ q: 'legs' })).toEqual(['Back Squat']);
  expect(names({})).toHaveLength(3);
  expect(names({ q: 'ＳＱＵÁT' })).toEqual(['Back Squat']);
});

it('combines the filters for category, equipment, difficulty and muscle', () => {
  expect(names({ category: 'Chest', equipment: 'Barbell' })).toEqual(['Bench Press']);
  expect(names({ muscle: 'triceps' })).toEqual(['Bench Press']);
  expect(names({ difficulty: 'intermediate', category: 'Chest' })).toEqual([]);
  expect(equipmentOf(library)).toEqual(['Barbell', 'Dumbbells']);
});

it('lists the planned exercises first and keeps the order otherwise', () => {
  const order = plannedFirst(library, new Set(['Back Squat'])).map(({ name }) => name);
  expect(order).toEqual(['Back Squat', 'Bench Press', 'Dumbbell Fly']);
});
