import type { Sex } from '../athlete/answers.ts';
import { addDays, type CalendarDay } from '../calendar/calendar-day.ts';
import { thousands } from '../text/thousands.ts';
import type { SafetyFinding } from './finding.ts';

/** Caveat for an energy availability based on an estimate (`estimated-body-fat.ts`). */
export const ESTIMATED_LEAN_MASS =
  'Lean mass is estimated from height, weight and age, on the high side; a body-fat measurement makes it exact.';

/**
 * kcal per kg of fat-free mass and day below which hormones and bone suffer (IOC REDs 2023), and for how many days.
 */
export const AVAILABILITY_LIMITS = { low: 30, minMen: 25, maxLowDaysWomen: 14 } as const;

/**
 * Minimum intake without a clinician, kcal/day: 1200 for women, 1500 for men, the higher one if the sex is unknown.
 */
export function lowestIntakeKcal(sex: Sex | undefined): number {
  return sex === 'female' ? 1200 : 1500;
}

/** Warns below resting energy; blocks below 1200 kcal (women) or 1500 kcal (men) without a clinician. */
export function checkIntake(input: {
  sex?: Sex;
  intakeKcal: number;
  restingKcal: number;
  clinicianApproved?: boolean;
}): SafetyFinding {
  const { intakeKcal, restingKcal } = input;
  const lowest = lowestIntakeKcal(input.sex);
  const figures = `${thousands(intakeKcal)} kcal a day is below`;
  if (intakeKcal < lowest) {
    return {
      check: 'intake',
      level: input.clinicianApproved ? 'warn' : 'block',
      text: `${figures} ${thousands(lowest)} kcal, the minimum without a clinician.`,
    };
  }
  if (intakeKcal < restingKcal) {
    return {
      check: 'intake',
      level: 'warn',
      text: `${figures} resting energy, ${thousands(restingKcal)} kcal.`,
    };
  }
  return { check: 'intake', level: 'ok', text: 'Intake covers resting energy.' };
}

/**
 * Energy availability, kcal per kg of fat-free mass and day: (intake − exercise)/FFM.
 * @param input exercise is net energy, kcal/day
 */
export function energyAvailability(input: {
  intakeKcal: number;
  exerciseKcal: number;
  fatFreeMassKg: number;
}): number {
  return (input.intakeKcal - input.exerciseKcal) / input.fatFreeMassKg;
}

/** An intake planned from a certain day on, kcal a day. */
export interface PlannedIntake {
  from: CalendarDay;
  /** Its last day; open-ended if omitted. */
  until?: CalendarDay;
  intakeKcal: number;
  /** Net energy of the training planned with it, kcal a day; today's by default. */
  exerciseKcal?: number;
}

/**
 * Number of consecutive days before a day on which plans left less than 30 kcal/kg. Uses today's body and training,
 * since past ones aren't stored.
 * @param plans latest first; the first one covering a day counts
 */
export function daysOfLowAvailability(
  plans: readonly PlannedIntake[],
  today: CalendarDay,
  body: { exerciseKcal: number; fatFreeMassKg: number },
): number {
  const isLowOn = (day: CalendarDay) => {
    const plan = plans.find(({ from, until }) => from <= day && (!until || day <= until));
    return plan && energyAvailability({ ...body, ...plan }) < AVAILABILITY_LIMITS.low;
  };
  let days = 0;
  while (isLowOn(addDays(today, -1 - days))) days += 1;
  return days;
}

/**
 * Warns below 30 kcal/kg. Blocks men below 25, and women below 30 for more than two weeks; if the sex is unknown,
 * both rules apply.
 * @param input `daysBelow30` is the number of days with availability below 30 so far, 0 for a new plan;
 * `isEstimated` is set if the lean mass wasn't measured
 */
export function checkEnergyAvailability(input: {
  sex?: Sex;
  intakeKcal: number;
  exerciseKcal: number;
  fatFreeMassKg: number;
  isEstimated?: boolean;
  daysBelow30: number;
}): SafetyFinding {
  const check = 'energy_availability';
  const availability = energyAvailability(input);
  if (availability >= AVAILABILITY_LIMITS.low) {
    return { check, level: 'ok', text: 'Enough energy is left after exercise.' };
  }
  const isTooLow = input.sex !== 'female' && availability < AVAILABILITY_LIMITS.minMen;
  const isTooLong = input.sex !== 'male' && input.daysBelow30 > AVAILABILITY_LIMITS.maxLowDaysWomen;
  // Rounded down, so that a value below a limit doesn't read as the limit.
  const shown = (Math.floor(availability * 10) / 10).toFixed(1);
  const remaining = `Only ${shown} kcal per kg of lean mass are left after exercise`;
  const how = input.isEstimated ? ` ${ESTIMATED_LEAN_MASS}` : '';
  if (isTooLow) return { check, level: 'block', text: `${remaining}; below 25 is not safe.${how}` };
  if (isTooLong) {
    const text = `${remaining}, for over two weeks; below 30 is not safe.${how}`;
    return { check, level: 'block', text };
  }
  return { check, level: 'warn', text: `${remaining}; 30 or more is the aim.${how}` };
}
