/** Daily steps already included in the activity factor or the learned expenditure. [our choice] */
export const HABITUAL_STEPS = 8000;

/** Step length as a share of height, a rule of thumb of pedometers. [our choice] */
const STEP_OF_HEIGHT = 0.415;
/**
 * Flat walking takes 0.1 ml of oxygen per kg and meter beyond resting (ACSM's walking equation); 5 kcal per liter.
 */
const KCAL_PER_KG_AND_METER = (0.1 / 1000) * 5;

/** Net kcal a day for steps above the usual number. Fewer steps subtract nothing, so they never lower an intake. */
export function extraStepsKcal(walked: {
  dailySteps: number;
  weightKg: number;
  heightCm: number;
}): number {
  const steps = Math.max(0, walked.dailySteps - HABITUAL_STEPS);
  const metres = (steps * STEP_OF_HEIGHT * walked.heightCm) / 100;
  return metres * walked.weightKg * KCAL_PER_KG_AND_METER;
}
