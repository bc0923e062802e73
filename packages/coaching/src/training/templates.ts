import type { MovementPattern } from '../exercises/exercise.ts';
import type { Muscle } from '../exercises/muscles.ts';
import type { WorkoutName } from './split.ts';

/** A slot in a workout for one exercise of a muscle, by the first available pattern. */
export interface Slot {
  muscle: Muscle;
  patterns: readonly MovementPattern[];
  /** Opens the workout, before sets are allocated to the others. */
  isMain: boolean;
  /** A compound or isolation lift; either if omitted. */
  kind?: 'compound' | 'isolation';
  /** With more reps than on the previous day with the same name. */
  isLighter?: boolean;
  /** Used only if the other exercises don't fill the session, for example with injuries. */
  isFiller?: boolean;
}

function main(muscle: Muscle, ...patterns: MovementPattern[]): Slot {
  return { muscle, patterns, isMain: true, kind: 'compound' };
}

function more(muscle: Muscle, ...patterns: MovementPattern[]): Slot {
  return { muscle, patterns, isMain: false };
}

const BICEPS = more('biceps', 'elbow_flexion');
const TRICEPS = more('triceps', 'elbow_extension');
const ARMS = [BICEPS, TRICEPS];
const CALVES = more('calves', 'calf_raise');
const ABS = more('abs', 'trunk_flexion', 'trunk_stability', 'trunk_rotation');
const TRAPS = more('traps', 'shrug');
const LATERAL: Slot = { ...more('side_rear_delts', 'lateral_raise'), kind: 'isolation' };
const REAR = more('side_rear_delts', 'rear_delt');
const LEG_CURL = more('hamstrings', 'knee_flexion');
const LEG_EXTENSION = more('quads', 'knee_extension', 'lunge');
const ABDUCTION = more('glutes', 'hip_abduction');
const KICKBACK: Slot = { ...more('glutes', 'hip_extension'), kind: 'isolation' };
const THRUST: Slot = { ...more('glutes', 'hip_extension'), kind: 'compound' };
const FLY = more('chest', 'chest_fly', 'horizontal_push');

const asFiller = (slot: Slot): Slot => ({ ...slot, isFiller: true });

/** Optional exercises for sessions that aren't full, by the half of the body they train. */
export const FILLERS = {
  lower: [THRUST, LEG_EXTENSION, LEG_CURL, ABDUCTION, KICKBACK, CALVES, ABS].map(asFiller),
  upper: [
    ...[LATERAL, REAR, FLY, more('back', 'shoulder_extension', 'vertical_pull')],
    ...[BICEPS, TRICEPS, ABS],
  ].map(asFiller),
};

/** Vacuum pose practice, two days a week if the division is judged on it. */
export const VACUUM: Slot = more('abs', 'trunk_stability');

/** Extra slots for priority muscles on days without one for them. */
export const ADDED_SLOTS: Readonly<Record<Muscle, Slot>> = {
  chest: FLY,
  back: more('back', 'vertical_pull', 'shoulder_extension'),
  quads: LEG_EXTENSION,
  hamstrings: LEG_CURL,
  glutes: more('glutes', 'hip_abduction', 'hip_extension'),
  side_rear_delts: LATERAL,
  front_delts: more('front_delts', 'vertical_push'),
  biceps: BICEPS,
  triceps: TRICEPS,
  calves: CALVES,
  abs: ABS,
  traps: TRAPS,
};

/**
 * Each workout's slots in session order, in alternating variants. Big lifts come first, and time
 * limits remove the last ones. Leg days alternate between quads and hips, so that a heavy squat
 * and a heavy hinge never fall on the same day.
 */
export const TEMPLATES: Readonly<Record<WorkoutName, readonly (readonly Slot[])[]>> = {
  Push: [
    [
      main('chest', 'horizontal_push'),
      main('front_delts', 'vertical_push'),
      more('chest', 'horizontal_push'),
      FLY,
      LATERAL,
      TRICEPS,
      TRICEPS,
      ABS,
      LATERAL,
      CALVES,
    ],
    [
      main('front_delts', 'vertical_push'),
      main('chest', 'horizontal_push'),
      LATERAL,
      FLY,
      more('chest', 'horizontal_push'),
      TRICEPS,
      LATERAL,
      TRICEPS,
      CALVES,
      ABS,
    ],
  ],
  Pull: [
    [
      main('back', 'vertical_pull'),
      main('back', 'horizontal_pull'),
      more('back', 'shoulder_extension', 'vertical_pull'),
      REAR,
      BICEPS,
      BICEPS,
      REAR,
      TRAPS,
      ABS,
    ],
    [
      main('back', 'horizontal_pull'),
      main('back', 'vertical_pull'),
      more('back', 'horizontal_pull'),
      REAR,
      BICEPS,
      TRAPS,
      LATERAL,
      BICEPS,
      ABS,
    ],
  ],
  Legs: [
    [
      main('quads', 'squat'),
      more('quads', 'squat', 'lunge'),
      LEG_CURL,
      LEG_EXTENSION,
      THRUST,
      CALVES,
      ABS,
      ABDUCTION,
      CALVES,
    ],
    [
      main('hamstrings', 'hinge'),
      more('quads', 'lunge', 'squat'),
      THRUST,
      LEG_CURL,
      LEG_EXTENSION,
      CALVES,
      ABS,
      ABDUCTION,
      CALVES,
    ],
  ],
  Upper: [
    [
      main('chest', 'horizontal_push'),
      main('back', 'horizontal_pull'),
      more('front_delts', 'vertical_push'),
      more('back', 'vertical_pull'),
      LATERAL,
      ...ARMS,
      FLY,
      REAR,
      ...ARMS,
      TRAPS,
    ],
    [
      main('back', 'vertical_pull'),
      main('chest', 'horizontal_push'),
      more('back', 'horizontal_pull'),
      LATERAL,
      FLY,
      REAR,
      ...ARMS,
      more('front_delts', 'vertical_push'),
      ...ARMS,
      TRAPS,
    ],
    [
      main('front_delts', 'vertical_push'),
      main('back', 'horizontal_pull', 'vertical_pull'),
      LATERAL,
      more('back', 'shoulder_extension', 'vertical_pull'),
      more('chest', 'horizontal_push'),
      REAR,
      ...ARMS,
      LATERAL,
      ...ARMS,
      TRAPS,
    ],
  ],
  Lower: [
    [
      main('quads', 'squat'),
      LEG_CURL,
      more('quads', 'lunge', 'squat'),
      THRUST,
      LEG_EXTENSION,
      CALVES,
      ABS,
      ABDUCTION,
      CALVES,
    ],
    [
      main('hamstrings', 'hinge'),
      more('quads', 'lunge', 'squat'),
      THRUST,
      LEG_CURL,
      LEG_EXTENSION,
      CALVES,
      ABS,
      ABDUCTION,
      CALVES,
    ],
    [
      main('glutes', 'hip_extension'),
      more('quads', 'squat', 'lunge'),
      LEG_CURL,
      LEG_EXTENSION,
      ABDUCTION,
      CALVES,
      ABS,
      KICKBACK,
      CALVES,
    ],
  ],
  'Full Body': [
    [
      main('quads', 'squat'),
      main('chest', 'horizontal_push'),
      main('back', 'horizontal_pull'),
      LEG_CURL,
      LATERAL,
      ...ARMS,
      CALVES,
      FLY,
      ABS,
      THRUST,
    ],
    [
      main('hamstrings', 'hinge'),
      main('back', 'vertical_pull'),
      more('front_delts', 'vertical_push'),
      LEG_EXTENSION,
      FLY,
      REAR,
      ...ARMS,
      CALVES,
      THRUST,
      ABS,
    ],
    [
      main('quads', 'lunge', 'squat'),
      main('back', 'vertical_pull', 'horizontal_pull'),
      more('chest', 'horizontal_push'),
      THRUST,
      LATERAL,
      LEG_CURL,
      more('back', 'horizontal_pull'),
      CALVES,
      ...ARMS,
      TRAPS,
      ABS,
    ],
  ],
};

/** Leg days for physiques with scored glutes, which come first. */
export const GLUTE_DAYS: readonly (readonly Slot[])[] = [
  [
    main('glutes', 'hip_extension'),
    more('quads', 'lunge', 'squat'),
    LEG_CURL,
    ABDUCTION,
    LEG_EXTENSION,
    KICKBACK,
    CALVES,
    ABS,
  ],
  [
    main('hamstrings', 'hinge'),
    main('glutes', 'hip_extension'),
    more('quads', 'squat', 'lunge'),
    ABDUCTION,
    LEG_CURL,
    CALVES,
    ABS,
    KICKBACK,
  ],
  [
    main('quads', 'squat', 'lunge'),
    main('glutes', 'hip_extension'),
    ABDUCTION,
    LEG_CURL,
    KICKBACK,
    LEG_EXTENSION,
    ABS,
    CALVES,
  ],
];
