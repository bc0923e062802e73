import type { Equipment } from './equipment.ts';
import type { EquipmentAccess } from './home-equipment.ts';
import type { Muscle } from './muscles.ts';

export const EXERCISE_CATEGORIES = [
  'Chest',
  'Back',
  'Shoulders',
  'Arms',
  'Legs',
  'Core',
  'Cardio',
] as const;
export type ExerciseCategory = (typeof EXERCISE_CATEGORIES)[number];

export const EXERCISE_TYPES = ['compound', 'isolation', 'isometric', 'cardio'] as const;
export type ExerciseType = (typeof EXERCISE_TYPES)[number];

export const DIFFICULTY_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number];

export const MOVEMENT_PATTERNS = [
  'horizontal_push',
  'vertical_push',
  'chest_fly',
  'horizontal_pull',
  'vertical_pull',
  'shoulder_extension',
  'shrug',
  'lateral_raise',
  'front_raise',
  'rear_delt',
  'elbow_flexion',
  'elbow_extension',
  'squat',
  'lunge',
  'knee_extension',
  'hinge',
  'knee_flexion',
  'hip_extension',
  'hip_abduction',
  'calf_raise',
  'trunk_flexion',
  'trunk_stability',
  'trunk_rotation',
  'locomotion',
] as const;
export type MovementPattern = (typeof MOVEMENT_PATTERNS)[number];

/** Sources of resistance, which determine the smallest load step. */
export const LOADINGS = [
  'barbell',
  'dumbbell',
  'kettlebell',
  'cable',
  'machine',
  'counterweight',
  'bodyweight',
  'band',
  'none',
] as const;
export type Loading = (typeof LOADINGS)[number];

/** An exercise's relevance for the stage, and why. */
export type CompetitionRelevance = `${'Essential' | 'Beneficial'}: ${string}`;

/** An exercise as in the data files. Its category is the file's. */
export interface ExerciseEntry {
  /** A slug that never changes once published. */
  id: string;
  name: string;
  /** One of the 18 classics included with the plan builder. */
  builtIn?: true;
  description: string;
  instructions: string;
  /** The muscle in everyday terms, finer than the landmarks: 'Upper chest'. */
  muscleGroup: string;
  exerciseType: ExerciseType;
  difficultyLevel: DifficultyLevel;
  equipmentNeeded: readonly Equipment[];
  biomechanics: string;
  competitionRelevance: CompetitionRelevance;
  formCues: readonly string[];
  commonMistakes: readonly string[];
  /** Names of harder library exercises, or a sentence of advice ending in a period. */
  progressions: readonly string[];
  /** Names of easier library exercises, or a sentence of advice ending in a period. */
  regressions: readonly string[];
  /** Each hard set counts 1 for these muscles. */
  primaryMuscles: readonly Muscle[];
  /** Each hard set counts 0.5 for these muscles. */
  secondaryMuscles: readonly Muscle[];
  movementPattern: MovementPattern;
  loading: Loading;
  /** One side at a time, so a set takes twice as long. */
  unilateral?: true;
  /** An isometric hold, prescribed in seconds. */
  timed?: true;
  /** A free-weight lift trained heavy: long rests, warm-up sets, no drop sets. */
  heavy?: true;
}

/** An exercise of the library. */
export interface Exercise
  extends Omit<ExerciseEntry, 'builtIn' | 'unilateral' | 'timed' | 'heavy'> {
  category: ExerciseCategory;
  builtIn: boolean;
  unilateral: boolean;
  timed: boolean;
  heavy: boolean;
  /** No video is bundled; a coach may add a link. */
  videoUrl: string | null;
  /** Minimum equipment access. */
  equipmentAccess: EquipmentAccess;
  /** The smallest load step in kg; 0 if load isn't counted in kg (bands, body weight, cardio). */
  loadStepKg: number;
}
