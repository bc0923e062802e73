import type { Exercise } from './exercise.ts';

/** A heavy load on an upright or bent spine: one such lift a session. [science.md, section 4] */
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

/** What else strains a lower back that has hurt: bent over or standing without support. */
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

/** A squat or a pull from the floor with a bar: at most one per session. */
export const isAxial = ({ id }: Named): boolean => AXIAL.has(id);

/** A hinge that loads the spine along with the hips. */
export const isSpinalHinge = ({ id }: Named): boolean => SPINAL_HINGES.has(id);

/** Whether a lower back that has hurt should do without it. */
export const strainsLowerBack = ({ id }: Named): boolean => AXIAL.has(id) || UNSUPPORTED.has(id);
