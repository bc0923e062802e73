import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
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

/** How the sets of one exercise are done. */
export interface Prescription {
  /** '8-12', or '30-45 s' for a hold. */
  reps: string;
  restSeconds: number;
  /** Eccentric, pause, concentric, pause in seconds; 'hold' for a hold. */
  tempo: string;
}

/** Repetitions by the kind of lift. Our own choice within 5–30, where hard sets grow muscle alike. */
const REPS = {
  heavyStrong: '5-8',
  heavy: '6-10',
  compound: '8-12',
  isolation: '10-15',
  light: '12-20',
  hold: HOLD_DEFAULTS.reps,
} as const;

/** With the body as the only load, the harder the exercise, the fewer repetitions are possible. */
const BODYWEIGHT_REPS: Readonly<Record<DifficultyLevel, string>> = {
  beginner: '12-20',
  intermediate: '8-15',
  advanced: '6-12',
};

/** Rest in seconds; shorter where an hour or less must hold everything. */
const REST = {
  usual: { heavy: 180, compound: 120, isolation: 75, light: 60 },
  tight: { heavy: 120, compound: 90, isolation: 60, light: 45 },
} as const;

const TIGHT_SESSION_MINUTES = 60;
const GROWN_YEARS = 18;
const CAREFUL_YEARS = 60;
const SMALL_MUSCLES: ReadonlySet<Muscle> = new Set(['calves', 'abs', 'side_rear_delts', 'traps']);

type Weight = keyof (typeof REST)['usual'];

function weightOf(exercise: Exercise): Weight {
  if (exercise.heavy) return 'heavy';
  if (exercise.exerciseType === 'compound') return 'compound';
  const [muscle] = exercise.primaryMuscles;
  return muscle !== undefined && SMALL_MUSCLES.has(muscle) ? 'light' : 'isolation';
}

function repsOf(exercise: Exercise, weight: Weight, answers: PlanAnswers): string {
  if (exercise.timed) return REPS.hold;
  const { ageYears, experience } = answers;
  if (weight === 'heavy') {
    if (ageYears < GROWN_YEARS || ageYears >= CAREFUL_YEARS) return REPS.compound;
    const isStrong = experience === 'advanced' || experience === 'expert';
    return isStrong ? REPS.heavyStrong : REPS.heavy;
  }
  if (exercise.loading === 'band') return REPS.light;
  if (exercise.loading === 'bodyweight') return BODYWEIGHT_REPS[exercise.difficultyLevel];
  return REPS[weight];
}

function tempoOf(exercise: Exercise): string {
  if (exercise.timed) return HOLD_DEFAULTS.tempo;
  return exercise.exerciseType === 'compound' ? '3-0-1-0' : '2-0-2-0';
}

/** Repetitions, rest and tempo of an exercise for this athlete. */
export function prescribe(exercise: Exercise, answers: PlanAnswers): Prescription {
  const weight = weightOf(exercise);
  const isTight = leadingNumber(answers.sessionDuration) <= TIGHT_SESSION_MINUTES;
  return {
    reps: repsOf(exercise, weight, answers),
    restSeconds: REST[isTight ? 'tight' : 'usual'][weight],
    tempo: tempoOf(exercise),
  };
}
