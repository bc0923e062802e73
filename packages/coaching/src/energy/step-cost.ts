/** Steps a day that the activity factor, or what was learnt from diary and scale, already holds. [our choice] */
export const HABITUAL_STEPS = 8000;

/** A step as a share of the height, the rule of thumb of pedometers. [our choice] */
const STEP_OF_HEIGHT = 0.415;
/** Walking on the flat takes 0.1 ml of oxygen per kg and metre beyond resting (ACSM's walking equation); 5 kcal a litre. */
const KCAL_PER_KG_AND_METRE = (0.1 / 1000) * 5;

/**
 * Net kcal a day of the steps beyond those of habit; fewer steps save nothing here, so that no plan feeds anybody less
 * for them.
 */
export function extraStepsKcal(walked: {
  dailySteps: number;
  weightKg: number;
  heightCm: number;
}): number {
  const steps = Math.max(0, walked.dailySteps - HABITUAL_STEPS);
  const metres = (steps * STEP_OF_HEIGHT * walked.heightCm) / 100;
  return metres * walked.weightKg * KCAL_PER_KG_AND_METRE;
}
