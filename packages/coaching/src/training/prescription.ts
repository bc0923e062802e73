import type { PlanAnswers } from '../athlete/answers.ts';
import type { DifficultyLevel, Exercise } from '../exercises/exercise.ts';
import type { Muscle } from '../exercises/muscles.ts';
import { HOLD_DEFAULTS } from './set-entry.ts';

export const TECHNIQUES = [
  'straight_sets',
  'drop_set',
  'mechanical_drop',
  'super_set',
  'rest_pause',
] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** How an exercise's sets are performed. */
export interface Prescription {
  /** '8-12', or '30-45 s' for an isometric hold. */
  reps: string;
  restSeconds: number;
  /** Eccentric, pause, concentric, pause in seconds; 'hold' for an isometric hold. */
  tempo: string;
}

/**
 * Reps by kind of lift. Our own choice within 5–30, a range in which hard sets build muscle
 * equally well.
 */
const REPS = {
  heavyStrong: '5-8',
  heavy: '6-10',
  compound: '8-12',
  isolation: '10-15',
  light: '12-20',
  hold: HOLD_DEFAULTS.reps,
} as const;

/** Body-weight exercises: the harder the exercise, the fewer reps are possible. */
const BODYWEIGHT_REPS: Readonly<Record<DifficultyLevel, string>> = {
  beginner: '12-20',
  intermediate: '8-15',
  advanced: '6-12',
};

/**
 * Rest in seconds: 2–3 minutes after a compound lift, 75–120 s after an isolation lift (Singer
 * 2024).
 */
export const REST = {
  heavy: { usual: 150, max: 180 },
  compound: { usual: 120, max: 180 },
  isolation: { usual: 75, max: 120 },
} as const;

const GROWN_YEARS = 18;
const CAREFUL_YEARS = 60;
const SMALL_MUSCLES: ReadonlySet<Muscle> = new Set(['calves', 'abs', 'side_rear_delts', 'traps']);

type Weight = keyof typeof REST;

export function weightOf(exercise: Pick<Exercise, 'heavy' | 'exerciseType'>): Weight {
  if (exercise.heavy) return 'heavy';
  return exercise.exerciseType === 'compound' ? 'compound' : 'isolation';
}

/** Each rep range and its next lighter one, for the second of two days with the same name. */
const LIGHTER: Readonly<Record<string, string>> = {
  [REPS.heavyStrong]: REPS.compound,
  [REPS.heavy]: REPS.compound,
  [REPS.compound]: REPS.isolation,
  [REPS.isolation]: REPS.light,
};
const LOWER_BACK_REPS = REPS.compound;

function heavyReps({ ageYears, experience }: PlanAnswers): string {
  if (ageYears < GROWN_YEARS || ageYears >= CAREFUL_YEARS) return REPS.compound;
  const isStrong = experience === 'advanced' || experience === 'expert';
  return isStrong ? REPS.heavyStrong : REPS.heavy;
}

function repsOf(exercise: Exercise, weight: Weight, answers: PlanAnswers): string {
  if (exercise.timed) return REPS.hold;
  if (exercise.id === 'good-morning') return LOWER_BACK_REPS;
  if (weight === 'heavy') return heavyReps(answers);
  if (exercise.loading === 'band') return REPS.light;
  if (exercise.loading === 'bodyweight') return BODYWEIGHT_REPS[exercise.difficultyLevel];
  const [muscle] = exercise.primaryMuscles;
  const isSmall = muscle !== undefined && SMALL_MUSCLES.has(muscle);
  return isSmall && weight === 'isolation' ? REPS.light : REPS[weight];
}

function tempoOf(exercise: Exercise): string {
  if (exercise.timed) return HOLD_DEFAULTS.tempo;
  return exercise.exerciseType === 'compound' ? '3-0-1-0' : '2-0-2-0';
}

/**
 * An exercise's reps, rest and tempo for this athlete.
 * @param isLighter on the second of two days with the same name, with more reps
 */
export function prescribe(
  exercise: Exercise,
  answers: PlanAnswers,
  isLighter = false,
): Prescription {
  const weight = weightOf(exercise);
  const reps = repsOf(exercise, weight, answers);
  return {
    reps: isLighter && exercise.exerciseType === 'compound' ? (LIGHTER[reps] ?? reps) : reps,
    restSeconds: REST[weight].usual,
    tempo: tempoOf(exercise),
  };
}
