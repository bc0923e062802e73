import type { Exercise } from './exercise.ts';

/** Lifts with a heavy load on an upright or bent spine; one per session. [science.md, section 4] */
const AXIAL: ReadonlySet<string> = new Set([
  'back-squat',
  'front-squat',
  'deadlift',
  'sumo-deadlift',
  'rack-pull',
  'good-morning',
]);

/** Hinges that load the spine. */
const SPINAL_HINGES: ReadonlySet<string> = new Set([
  'deadlift',
  'sumo-deadlift',
  'rack-pull',
  'good-morning',
  'romanian-deadlift',
]);

/** Other exercises that strain a sore lower back: bent over or standing without support. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  'romanian-deadlift',
  'dumbbell-romanian-deadlift',
  'single-leg-romanian-deadlift',
  'kettlebell-sumo-deadlift',
  'back-extension',
  'bent-over-barbell-row',
  'pendlay-row',
  't-bar-row',
  'bent-over-rear-delt-fly',
  'overhead-press',
  'standing-dumbbell-press',
  'farmers-carry',
  'smith-machine-squat',
  'ab-wheel-rollout',
  'decline-sit-up',
  'hanging-leg-raise',
]);

type Named = Pick<Exercise, 'id'>;

/** A barbell squat or pull from the floor; at most one per session. */
export const isAxial = ({ id }: Named): boolean => AXIAL.has(id);

/** A hinge that loads the spine along with the hips. */
export const isSpinalHinge = ({ id }: Named): boolean => SPINAL_HINGES.has(id);

/** Whether an athlete with a sore lower back should avoid it. */
export const strainsLowerBack = ({ id }: Named): boolean => AXIAL.has(id) || UNSUPPORTED.has(id);
