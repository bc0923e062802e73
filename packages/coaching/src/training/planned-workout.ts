import type { Exercise, ExerciseCategory } from '../exercises/exercise.ts';
import { findExercise } from '../exercises/library.ts';
import type { AllocatableExercise } from './allocate-sets.ts';
import type { Prescription, Technique } from './prescription.ts';
import { rpeFromRir } from './rpe.ts';
import { sessionMinutes, setSeconds, type TimedExercise } from './session-time.ts';
import { WEEKDAY_NAMES, type WeekdayName, type WorkoutName } from './split.ts';
import { supersetPartners } from './superset-partners.ts';

/** An exercise of a workout being built. */
export interface DraftExercise extends AllocatableExercise, Prescription {
  exercise: Exercise;
}

/** An exercise of a planned workout, as shown and stored. */
export interface PlannedExercise {
  exerciseId: string;
  exerciseName: string;
  category: ExerciseCategory;
  muscleGroup: string;
  sets: number;
  /** '8-12', or '30-45 s' for an isometric hold; per side for unilateral exercises. */
  reps: string;
  /** Seconds. */
  restTime: number;
  /** Reps in reserve at the end of a set, also as RPE = 10 − RIR. */
  rir: number;
  rpe: number;
  tempo: string;
  technique: Technique;
  /** Load reduction of a drop set, %. */
  dropSetPercentage: number | null;
  /** Reps after each short rest of a rest-pause set. */
  restPauseReps: number | null;
  /** Name of the superset partner. */
  supersetWith: string | null;
  /** Seconds of one set on one side. */
  timeUnderTension: number;
  coachCues: string[];
  competitionRelevance: 'essential' | 'beneficial';
  notes: string | null;
}

/** One training day. */
export interface PlannedWorkout {
  name: WorkoutName;
  /** 1 (Monday) to 7. */
  day: number;
  weekday: WeekdayName;
  /** Whole minutes, including warm-up and rests. */
  estimatedMinutes: number;
  exercises: PlannedExercise[];
}

export const DROP_SET_PERCENT = 20;
export const REST_PAUSE_REPS = 5;

/** Renders a drafted exercise as text and numbers for the athlete. */
export function describeExercise(
  item: DraftExercise,
  {
    technique,
    rir,
    partner,
  }: { technique: Technique; rir: number; partner?: DraftExercise | undefined },
): PlannedExercise {
  const { exercise } = item;
  const seconds = setSeconds(item) / (exercise.unilateral ? 2 : 1);
  return {
    exerciseId: exercise.id,
    exerciseName: exercise.name,
    category: exercise.category,
    muscleGroup: exercise.muscleGroup,
    sets: item.sets,
    reps: item.reps,
    restTime: item.restSeconds,
    rir,
    rpe: rpeFromRir(rir),
    tempo: item.tempo,
    technique,
    dropSetPercentage: technique === 'drop_set' ? DROP_SET_PERCENT : null,
    restPauseReps: technique === 'rest_pause' ? REST_PAUSE_REPS : null,
    supersetWith: partner?.exercise.name ?? null,
    timeUnderTension: Math.round(seconds),
    coachCues: [...exercise.formCues],
    competitionRelevance: exercise.competitionRelevance.startsWith('Essential')
      ? 'essential'
      : 'beneficial',
    notes: exerciseNotes(exercise),
  };
}

/** Notes on the exercise itself; techniques are explained elsewhere. */
export function exerciseNotes(exercise: Pick<Exercise, 'heavy' | 'unilateral'>): string | null {
  const notes = [
    exercise.heavy ? 'Ramp up with two or three lighter sets first.' : undefined,
    exercise.unilateral
      ? 'All repetitions on one side, then the other: that is one set.'
      : undefined,
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? null : notes.join(' ');
}

/** Fields of a stored exercise needed to estimate its time. */
export interface StoredTiming
  extends Pick<PlannedExercise, 'exerciseId' | 'exerciseName' | 'sets' | 'reps' | 'restTime'> {
  technique: string;
  supersetWith?: string | null | undefined;
}

/** Exercises created by a coach count as a plain compound. */
const UNKNOWN_EXERCISE = {
  heavy: false,
  exerciseType: 'compound',
  unilateral: false,
  timed: false,
} as const;

/** The timing inputs of a workout's exercises. */
export function timingsOf(workout: readonly StoredTiming[]): TimedExercise[] {
  const partners = supersetPartners(workout);
  return workout.map((planned, index) => ({
    exercise: findExercise(planned.exerciseId) ?? UNKNOWN_EXERCISE,
    sets: planned.sets,
    reps: planned.reps,
    restSeconds: planned.restTime,
    hasCluster: planned.technique !== 'straight_sets' && planned.technique !== 'super_set',
    pair: pairName(index, partners[index]),
  }));
}

const pairName = (index: number, partner: number | undefined) =>
  partner === undefined ? undefined : `${Math.min(index, partner)}`;

/** Whole minutes of a planned workout, rounded up, including the general warm-up. */
export function estimateMinutes(exercises: readonly StoredTiming[]): number {
  return sessionMinutes(timingsOf(exercises));
}

/** The name of a weekday, 0 (Monday) to 6. */
export function weekdayName(weekday: number): WeekdayName {
  return WEEKDAY_NAMES[weekday] ?? 'Monday';
}
