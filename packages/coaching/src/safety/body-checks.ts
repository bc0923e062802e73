import type { Sex, Units } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import type { SafetyFinding } from './finding.ts';

/** % of body weight a week. */
export const LOSS_RATE_LIMITS = { warnPercent: 1, blockPercent: 1.5 } as const;
/** kg/m²; nobody gets a deficit below the lower one. */
export const BMI_LIMITS = { warn: 20, block: 18.5 } as const;

const BODY_FAT_LIMITS = {
  male: { warn: 8, block: 5 },
  female: { warn: 16, block: 12 },
  // Unknown sex: warn by the stricter limit, block only what is blocked for everybody.
  unknown: { warn: 16, block: 5 },
} as const;

/**
 * Warns above 1 % a week, blocks above 1.5 %, by a trend's best estimate, as in `science.md`. Possible water is
 * mentioned and lifts no limit.
 * @param weeklyLossPercent trend of 14 days, or a planned rate, in % of body weight a week; a loss is positive
 * @param doubtPercent one standard error of a trend; none for a planned rate
 */
export function checkLossRate(weeklyLossPercent: number, doubtPercent = 0): SafetyFinding {
  const check = 'loss_rate';
  const rate = `Losing ${weeklyLossPercent.toFixed(2)} % a week${doubtWords(doubtPercent)}`;
  if (weeklyLossPercent > LOSS_RATE_LIMITS.blockPercent) {
    return { check, level: 'block', text: `${rate} is too fast; 1.5 % is the most.` };
  }
  if (weeklyLossPercent > LOSS_RATE_LIMITS.warnPercent) {
    return { check, level: 'warn', text: `${rate} is fast; 0.5–1 % a week preserves more muscle.` };
  }
  return { check, level: 'ok', text: 'The rate of loss is within 1 % a week.' };
}

/** How far the scatter of the scale may have moved a trend; nothing for a planned rate. */
export const doubtWords = (doubtPercent: number): string =>
  doubtPercent > 0 ? ` (give or take ${doubtPercent.toFixed(1)} %)` : '';

/** The lowest body fat aimed at, %: below `warn` the coach is warned, below `block` it is refused. */
export function bodyFatLimits(sex: Sex | undefined): { warn: number; block: number } {
  return BODY_FAT_LIMITS[sex ?? 'unknown'];
}

/** Warns below 8 % (men) or 16 % (women), blocks below 5 % or 12 %. Percent of body weight. */
export function checkBodyFatTarget(input: {
  sex?: Sex;
  bodyFatTargetPercent: number;
}): SafetyFinding {
  const check = 'body_fat_target';
  const limits = bodyFatLimits(input.sex);
  const goal = `A body fat goal of ${input.bodyFatTargetPercent} %`;
  if (input.bodyFatTargetPercent < limits.block) {
    return {
      check,
      level: 'block',
      text: `${goal} is below ${limits.block} %, the least that is safe.`,
    };
  }
  if (input.bodyFatTargetPercent < limits.warn) {
    return { check, level: 'warn', text: `${goal} is stage-lean: hold it for days, not months.` };
  }
  return { check, level: 'ok', text: 'The body fat goal is within the safe range.' };
}

/** Warns and blocks as of a goal, for the body fat that a weight leaves where lean mass stays as it is; kg. */
export function checkBodyFatAt(input: {
  sex?: Sex | undefined;
  leanMassKg: number;
  weightKg: number;
  /** In which the sentence names weights. */
  units?: Units | undefined;
}): SafetyFinding {
  const { leanMassKg, weightKg, units } = input;
  const check = 'body_fat_target';
  const limits = bodyFatLimits(input.sex);
  const percent = 100 * (1 - leanMassKg / weightKg);
  const at = `At ${weightText(weightKg, units)} body fat would be`;
  // The weight at which the limit is reached has it to the last digit but one.
  if (percent < limits.block - 1e-9) {
    const leastKg = leanMassKg / (1 - limits.block / 100);
    const text = `${at} below ${limits.block} %, the least that is safe: with this lean mass ${weightText(leastKg, units)} is the lowest.`;
    return { check, level: 'block', text };
  }
  if (percent < limits.warn) {
    const text = `${at} about ${percent.toFixed(1)} %, which is stage-lean: hold it for days, not months.`;
    return { check, level: 'warn', text };
  }
  return { check, level: 'ok', text: 'Body fat stays within the safe range.' };
}

/** kg/m². */
export function bodyMassIndex(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2;
}

/** The weight in kg at which this height has this BMI. */
export function weightAtBmi(bmi: number, heightCm: number): number {
  return bmi * (heightCm / 100) ** 2;
}

/** Warns below a BMI of 20; below 18.5 it blocks a deficit, and warns without one. */
export function checkBmi(input: {
  weightKg: number;
  heightCm: number;
  inDeficit: boolean;
  /** In which the sentence names the weight. */
  units?: Units | undefined;
}): SafetyFinding {
  const check = 'bmi';
  const bmi = bodyMassIndex(input.weightKg, input.heightCm);
  if (bmi >= BMI_LIMITS.warn) {
    return { check, level: 'ok', text: 'Weight is not low for this height.' };
  }
  // Rounded down, so that a BMI below a limit does not read as the limit.
  const shownBmi = (Math.floor(bmi * 10) / 10).toFixed(1);
  const low = `${weightText(input.weightKg, input.units)} is low for this height (BMI ${shownBmi})`;
  if (bmi < BMI_LIMITS.block && input.inDeficit) {
    return { check, level: 'block', text: `${low}: no deficit below a BMI of 18.5.` };
  }
  return { check, level: 'warn', text: `${low}.` };
}
