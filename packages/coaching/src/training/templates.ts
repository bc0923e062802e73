import type { MovementPattern } from '../exercises/exercise.ts';
import type { Muscle } from '../exercises/muscles.ts';
import type { WorkoutName } from './split.ts';

/** A place in a workout for one exercise: of this muscle, by the first pattern that can be had. */
export interface Slot {
  muscle: Muscle;
  patterns: readonly MovementPattern[];
  /** Opens the workout before anything else is shared out. */
  isMain: boolean;
}

function main(muscle: Muscle, ...patterns: MovementPattern[]): Slot {
  return { muscle, patterns, isMain: true };
}

function more(muscle: Muscle, ...patterns: MovementPattern[]): Slot {
  return { muscle, patterns, isMain: false };
}

const ARMS = [more('biceps', 'elbow_flexion'), more('triceps', 'elbow_extension')];
const CALVES = more('calves', 'calf_raise');
const ABS = more('abs', 'trunk_flexion', 'trunk_stability', 'trunk_rotation');
const TRAPS = more('traps', 'shrug');
const LATERAL = more('side_rear_delts', 'lateral_raise');
const REAR = more('side_rear_delts', 'rear_delt');

/**
 * The slots of each workout in the order of the session, in the variants that take turns when the
 * week repeats a workout. Big lifts come first; what time does not allow drops out from the rest.
 */
export const TEMPLATES: Readonly<Record<WorkoutName, readonly (readonly Slot[])[]>> = {
  Push: [
    [
      main('chest', 'horizontal_push'),
      main('front_delts', 'vertical_push'),
      more('chest', 'horizontal_push'),
      more('chest', 'chest_fly'),
      LATERAL,
      more('triceps', 'elbow_extension'),
      more('triceps', 'elbow_extension'),
      ABS,
    ],
    [
      main('chest', 'horizontal_push'),
      more('chest', 'chest_fly'),
      more('front_delts', 'vertical_push'),
      LATERAL,
      more('chest', 'horizontal_push'),
      more('triceps', 'elbow_extension'),
      LATERAL,
      more('triceps', 'elbow_extension'),
      CALVES,
    ],
  ],
  Pull: [
    [
      main('back', 'vertical_pull'),
      main('back', 'horizontal_pull'),
      more('back', 'horizontal_pull', 'shoulder_extension'),
      REAR,
      more('biceps', 'elbow_flexion'),
      more('biceps', 'elbow_flexion'),
      REAR,
      TRAPS,
    ],
    [
      main('back', 'horizontal_pull'),
      main('back', 'vertical_pull'),
      more('back', 'shoulder_extension', 'vertical_pull'),
      REAR,
      more('biceps', 'elbow_flexion'),
      TRAPS,
      more('biceps', 'elbow_flexion'),
      ABS,
    ],
  ],
  Legs: [
    [
      main('quads', 'squat'),
      main('hamstrings', 'hinge'),
      more('quads', 'lunge', 'squat'),
      more('hamstrings', 'knee_flexion'),
      more('quads', 'knee_extension'),
      more('glutes', 'hip_extension'),
      CALVES,
      CALVES,
      ABS,
    ],
    [
      main('hamstrings', 'hinge'),
      main('quads', 'squat'),
      more('hamstrings', 'knee_flexion'),
      more('quads', 'knee_extension', 'lunge'),
      more('glutes', 'hip_extension', 'hip_abduction'),
      CALVES,
      CALVES,
      ABS,
    ],
  ],
  Upper: [
    [
      main('chest', 'horizontal_push'),
      main('back', 'horizontal_pull'),
      more('front_delts', 'vertical_push'),
      more('back', 'vertical_pull'),
      more('chest', 'chest_fly', 'horizontal_push'),
      LATERAL,
      ...ARMS,
      REAR,
      ...ARMS,
    ],
    [
      main('back', 'vertical_pull'),
      main('chest', 'horizontal_push'),
      more('back', 'horizontal_pull'),
      more('chest', 'horizontal_push', 'chest_fly'),
      REAR,
      more('triceps', 'elbow_extension'),
      more('biceps', 'elbow_flexion'),
      LATERAL,
      ...ARMS,
      TRAPS,
    ],
  ],
  Lower: [
    [
      main('quads', 'squat'),
      main('hamstrings', 'hinge'),
      more('quads', 'knee_extension', 'lunge'),
      more('hamstrings', 'knee_flexion'),
      more('glutes', 'hip_extension'),
      CALVES,
      ABS,
      CALVES,
    ],
    [
      main('hamstrings', 'hinge'),
      main('quads', 'lunge', 'squat'),
      more('quads', 'squat'),
      more('hamstrings', 'knee_flexion'),
      more('glutes', 'hip_extension', 'hip_abduction'),
      CALVES,
      ABS,
      CALVES,
    ],
  ],
  'Full Body': [
    [
      main('quads', 'squat'),
      main('chest', 'horizontal_push'),
      main('back', 'horizontal_pull'),
      more('hamstrings', 'knee_flexion'),
      LATERAL,
      ...ARMS,
      CALVES,
      more('chest', 'chest_fly'),
      ABS,
    ],
    [
      main('hamstrings', 'hinge'),
      main('back', 'vertical_pull'),
      more('front_delts', 'vertical_push'),
      more('quads', 'knee_extension', 'lunge'),
      more('chest', 'chest_fly', 'horizontal_push'),
      REAR,
      ...ARMS,
      CALVES,
      more('glutes', 'hip_extension'),
      ABS,
    ],
    [
      main('quads', 'lunge', 'squat'),
      main('chest', 'horizontal_push'),
      main('back', 'vertical_pull', 'horizontal_pull'),
      more('hamstrings', 'knee_flexion', 'hinge'),
      more('back', 'horizontal_pull'),
      LATERAL,
      CALVES,
      ...ARMS,
      TRAPS,
      ABS,
    ],
  ],
};
