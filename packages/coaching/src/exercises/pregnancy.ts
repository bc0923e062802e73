import type { Exercise } from './exercise.ts';

/**
 * Exercises flat on the back, on the belly or against a pad. [our choice, after ACOG Committee Opinion 804 on lying
 * flat]
 */
const LYING: ReadonlySet<string> = new Set([
  'barbell-bench-press',
  'close-grip-bench-press',
  'dumbbell-bench-press',
  'dumbbell-floor-press',
  'dumbbell-fly',
  'floor-dumbbell-fly',
  'skull-crusher',
  'dumbbell-skull-crusher',
  'dumbbell-pullover',
  'dead-bug',
  'hollow-hold',
  'glute-bridge',
  'single-leg-glute-bridge',
  'sliding-leg-curl',
  'lying-leg-curl',
  'nordic-curl',
  'glute-ham-raise',
  'back-extension',
  'chest-supported-dumbbell-row',
  'chest-supported-machine-row',
  'ab-wheel-rollout',
  'bicycle-crunch',
]);

/** Whether an exercise is excluded in pregnancy: lying flat or on the belly, or bending the trunk. */
export const isUnfitInPregnancy = ({
  id,
  movementPattern,
}: Pick<Exercise, 'id' | 'movementPattern'>): boolean =>
  movementPattern === 'trunk_flexion' || LYING.has(id);
