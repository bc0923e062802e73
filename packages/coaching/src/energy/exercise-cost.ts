/** METs by the 2024 Compendium of Physical Activities, for steady gym effort of adults. */
export const EXERCISE_METS = {
  bike: 6.8,
  bike_hiit: 8.8,
  spin: 9.0,
  elliptical: 5.0,
  elliptical_hard: 9.0,
  stairs: 9.3,
  rower: 7.3,
  rope: 11.0,
  lifting: 3.5,
} as const;
export type ExerciseKind = keyof typeof EXERCISE_METS;

const OXYGEN_PER_MET = 3.5;

/** Gross kcal per minute: MET·3.5·kg/200. Includes what resting would have cost. */
export function grossKcalPerMinute(met: number, weightKg: number): number {
  return (met * OXYGEN_PER_MET * weightKg) / 200;
}

/** Net kcal per minute, (MET − 1)·3.5·kg/200, which exercise adds to a day's budget. Never below 0. */
export function netKcalPerMinute(met: number, weightKg: number): number {
  return grossKcalPerMinute(Math.max(0, met - 1), weightKg);
}

/**
 * METs of treadmill walking, (0.1·S + 1.8·S·G + 3.5)/3.5. ACSM; 50–100 m/min.
 * @param metersPerMinute speed; 5 km/h is 83.3
 * @param grade incline as a fraction; 10% is 0.1
 */
export function walkingMet(metersPerMinute: number, grade: number): number {
  return (0.1 * metersPerMinute + 1.8 * metersPerMinute * grade + OXYGEN_PER_MET) / OXYGEN_PER_MET;
}

/** METs of treadmill running, (0.2·S + 0.9·S·G + 3.5)/3.5. ACSM; above 134 m/min (8 km/h). */
export function runningMet(metersPerMinute: number, grade: number): number {
  return (0.2 * metersPerMinute + 0.9 * metersPerMinute * grade + OXYGEN_PER_MET) / OXYGEN_PER_MET;
}
