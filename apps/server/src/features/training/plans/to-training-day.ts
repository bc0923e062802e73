import { DIFFICULTY_LEVELS, MUSCLE_LABELS } from '@posedown/coaching';
import type { TrainingDay } from '@posedown/contract';
import { libraryExercise } from '../library/library-exercise.ts';
import type { StoredDay } from './queries.ts';
import { toTarget } from './to-target.ts';

const FOCUS_POINTS = 3;

/** A day of a plan as its athlete sees it before they begin. */
export function toTrainingDay(day: StoredDay): TrainingDay {
  const known = day.exercises.flatMap(({ exerciseId }) => libraryExercise(exerciseId) ?? []);
  const hardest = Math.max(
    0,
    ...known.map(({ difficultyLevel }) => DIFFICULTY_LEVELS.indexOf(difficultyLevel)),
  );
  return {
    id: day.id,
    name: day.name,
    day: day.day,
    estimatedTime: day.estimatedMinutes,
    difficulty: DIFFICULTY_LEVELS[hardest] ?? 'beginner',
    targetMuscles: unique(
      known.flatMap(({ primaryMuscles }) => primaryMuscles.map((muscle) => MUSCLE_LABELS[muscle])),
    ),
    equipment: unique(known.flatMap(({ equipmentNeeded }) => equipmentNeeded)),
    focusPoints: known
      .slice(0, FOCUS_POINTS)
      .map(({ name, formCues: [cue] }) => (cue ? `${name}: ${cue.toLowerCase()}` : name)),
    exercises: day.exercises.map((exercise) => ({
      ...toTarget(exercise),
      exerciseId: exercise.exerciseId,
      exerciseName: exercise.exerciseName,
    })),
  };
}

const unique = (items: readonly string[]) => [...new Set(items)];
