import { describe, expect, it } from 'vitest';
import { EQUIPMENT_BY_ACCESS } from './equipment.ts';
import { DIFFICULTY_LEVELS, EXERCISE_CATEGORIES, EXERCISE_TYPES } from './exercise.ts';
import { EQUIPMENT_ACCESS } from './home-equipment.ts';
import { EXERCISES, exercisesFor, findExercise } from './library.ts';
import { MUSCLES } from './muscles.ts';

const names = new Set(EXERCISES.map((exercise) => exercise.name));
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');

describe('the exercise library', () => {
  it('has seven categories', () => {
    expect(EXERCISE_CATEGORIES.join(', ')).toBe('Chest, Back, Shoulders, Arms, Legs, Core, Cardio');
  });

  it('has 18 built-in classics and at least 100 more', () => {
    const builtIn = EXERCISES.filter((exercise) => exercise.builtIn);
    expect(builtIn).toHaveLength(18);
    expect(EXERCISES.length - builtIn.length).toBeGreaterThanOrEqual(100);
    expect(new Set(builtIn.map((exercise) => exercise.category))).toEqual(
      new Set(EXERCISE_CATEGORIES),
    );
  });

  it('gives every exercise a unique slug and name', () => {
    expect(new Set(EXERCISES.map((exercise) => exercise.id)).size).toBe(EXERCISES.length);
    expect(names.size).toBe(EXERCISES.length);
    for (const { id } of EXERCISES) expect(id, id).toBe(slugOf(id));
    expect(findExercise('deadlift')?.name).toBe('Deadlift');
    expect(findExercise('no-such-lift')).toBeUndefined();
  });

  it('fills every field of every exercise', () => {
    for (const exercise of EXERCISES) {
      const { id } = exercise;
      for (const text of [
        exercise.description,
        exercise.instructions,
        exercise.biomechanics,
        exercise.competitionRelevance,
      ]) {
        expect(text.length, id).toBeGreaterThan(25);
        expect(text.trim().endsWith('.'), `${id}: ${text}`).toBe(true);
      }
      expect(EXERCISE_CATEGORIES, id).toContain(exercise.category);
      expect(EXERCISE_TYPES, id).toContain(exercise.exerciseType);
      expect(DIFFICULTY_LEVELS, id).toContain(exercise.difficultyLevel);
      expect(exercise.name.length, id).toBeGreaterThan(2);
      expect(exercise.muscleGroup.length, id).toBeGreaterThan(2);
      expect(exercise.equipmentNeeded.length, id).toBeGreaterThan(0);
      expect(exercise.formCues.length, id).toBeGreaterThanOrEqual(3);
      expect(exercise.commonMistakes.length, id).toBeGreaterThanOrEqual(3);
      expect(exercise.progressions.length, id).toBeGreaterThan(0);
      expect(exercise.regressions.length, id).toBeGreaterThan(0);
    }
  });

  it('has no two exercises with the same description', () => {
    for (const field of ['description', 'instructions', 'biomechanics'] as const) {
      const texts = EXERCISES.map((exercise) => exercise[field]);
      expect(new Set(texts).size, field).toBe(texts.length);
    }
  });

  it('uses only library exercises or advice as progressions and regressions', () => {
    for (const { id, name, progressions, regressions } of EXERCISES) {
      for (const step of [...progressions, ...regressions]) {
        expect(step, id).not.toBe(name);
        expect(names.has(step) || step.endsWith('.'), `${id}: ${step}`).toBe(true);
      }
    }
  });

  it('lists no exercise as both harder and easier than another', () => {
    for (const { id, progressions, regressions } of EXERCISES) {
      expect(
        progressions.filter((step) => regressions.includes(step)),
        id,
      ).toEqual([]);
    }
  });

  it('counts every strength exercise toward a muscle, and cardio toward none', () => {
    for (const exercise of EXERCISES) {
      const { primaryMuscles, secondaryMuscles, id } = exercise;
      expect(primaryMuscles.length > 0, id).toBe(exercise.category !== 'Cardio');
      expect(
        primaryMuscles.filter((muscle) => secondaryMuscles.includes(muscle)),
        id,
      ).toEqual([]);
    }
  });

  it.each(EQUIPMENT_ACCESS)('lets a beginner train every muscle directly with %s', (access) => {
    const beginners = exercisesFor(access).filter(
      (exercise) => exercise.difficultyLevel === 'beginner',
    );
    for (const muscle of MUSCLES) {
      const direct = beginners.filter((exercise) => exercise.primaryMuscles.includes(muscle));
      expect(direct.length, muscle).toBeGreaterThanOrEqual(2);
    }
  });

  it('offers more with better equipment, and nothing that requires more', () => {
    const allowed = new Set<string>();
    let previous = 0;
    for (const access of EQUIPMENT_ACCESS) {
      for (const piece of EQUIPMENT_BY_ACCESS[access]) allowed.add(piece);
      const offered = exercisesFor(access);
      expect(offered.length).toBeGreaterThan(previous);
      previous = offered.length;
      for (const { id, equipmentNeeded } of offered) {
        expect(
          equipmentNeeded.every((piece) => allowed.has(piece)),
          id,
        ).toBe(true);
      }
    }
    expect(previous).toBe(EXERCISES.length);
  });

  it('uses seconds for isometric exercises only', () => {
    for (const { id, timed, exerciseType } of EXERCISES) {
      expect(timed, id).toBe(exerciseType === 'isometric');
    }
  });

  it('steps by plates, dumbbells, half a cable plate or a stack plate', () => {
    const steps = {
      ...{ 'back-squat': 2.5, 'ez-bar-curl': 2.5, 'smith-machine-squat': 2.5, 'leg-press': 2.5 },
      ...{ 'seated-calf-raise': 2.5, 'dumbbell-curl': 2, 'kettlebell-sumo-deadlift': 4 },
      ...{ 'cable-fly': 2.5, 'lat-pulldown': 5, 'seated-cable-row': 5, 'leg-extension': 5 },
      ...{ 'assisted-pull-up': 5, 'pull-up': 0, 'band-row': 0, 'brisk-walk': 0 },
    };
    for (const [id, kg] of Object.entries(steps)) expect(findExercise(id)?.loadStepKg, id).toBe(kg);
  });

  it('uses every item of equipment it knows', () => {
    const used = new Set<string>(EXERCISES.flatMap((exercise) => exercise.equipmentNeeded));
    for (const piece of Object.values(EQUIPMENT_BY_ACCESS).flat()) {
      expect(used.has(piece), piece).toBe(true);
    }
  });
});
