import {
  DIFFICULTY_LEVELS,
  DROP_SET_PERCENT,
  MUSCLE_LABELS,
  REST_PAUSE_REPS,
  SET_DEFAULTS,
  TECHNIQUES,
  type Technique,
} from '@posedown/coaching';
import type { ExerciseTarget, TrainingDay } from '@posedown/contract';
import { libraryExercise } from '../library/library-exercise.ts';
import type { StoredDay, StoredExercise } from './queries.ts';

const FOCUS_POINTS = 3;

/** A plan day as the athlete sees it before starting the workout. */
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

/** A technique by its stored name. Unknown ones count as straight sets. */
export function techniqueOf(name: string): Technique {
  return TECHNIQUES.find((known) => known === name) ?? 'straight_sets';
}

/** A planned exercise with product defaults for missing values. */
export function toTarget(stored: StoredExercise): ExerciseTarget {
  const technique = techniqueOf(stored.technique);
  return {
    sets: stored.sets,
    reps: stored.reps,
    restTime: stored.restTime,
    rpe: stored.rpe ?? SET_DEFAULTS.rpe,
    tempo: stored.tempo ?? SET_DEFAULTS.tempo,
    technique,
    dropSetPercentage:
      technique === 'drop_set' ? (stored.dropSetPercentage ?? DROP_SET_PERCENT) : null,
    restPauseReps: technique === 'rest_pause' ? (stored.restPauseReps ?? REST_PAUSE_REPS) : null,
    supersetWith: technique === 'super_set' ? (stored.supersetWith ?? null) : null,
    timeUnderTension: stored.timeUnderTension ?? SET_DEFAULTS.timeUnderTension,
    notes: withoutTechnique(stored.notes),
  };
}

/** Older plans also describe the technique in the notes, word for word. A deload removes only the technique. */
const TECHNIQUE_NOTES = [
  /Last set only: at the end take 20 ?% off and go on without rest\./,
  'Last set only: rest 10 to 15 s, then up to 5 more with the same load, twice.',
];

function withoutTechnique(notes: string | null): string | null {
  const saved = TECHNIQUE_NOTES.reduce<string>(
    (text, reported) => text.replace(reported, ''),
    notes ?? '',
  );
  return saved.trim() || null;
}
