import type { Sex, Units } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import type { SafetyFinding } from './finding.ts';

/** % of body weight per week. */
export const LOSS_RATE_LIMITS = { warnPercent: 1, blockPercent: 1.5 } as const;
/** kg/m². No deficit below the lower limit. */
export const BMI_LIMITS = { warn: 20, block: 18.5 } as const;

const BODY_FAT_LIMITS = {
  male: { warn: 8, block: 5 },
  female: { warn: 16, block: 12 },
  // Unknown sex: warn by the stricter limit, block only what is blocked for everyone.
  unknown: { warn: 16, block: 5 },
} as const;

/**
 * Warns above 1% a week, blocks above 1.5%, by a trend's best estimate, as in `science.md`. Possible water loss is
 * mentioned but lifts no limit.
 * @param weeklyLossPercent trend of 14 days, or a planned rate, in % of body weight a week; a loss is positive
 * @param doubtPercent one standard error of a trend; 0 for a planned rate
 */
export function checkLossRate(weeklyLossPercent: number, doubtPercent = 0): SafetyFinding {
  const check = 'loss_rate';
  const rate = `Losing ${weeklyLossPercent.toFixed(2)}% a week${doubtText(doubtPercent)}`;
  if (weeklyLossPercent > LOSS_RATE_LIMITS.blockPercent) {
    return { check, level: 'block', text: `${rate} is too fast. The limit is 1.5%.` };
  }
  if (weeklyLossPercent > LOSS_RATE_LIMITS.warnPercent) {
    return { check, level: 'warn', text: `${rate} is fast; 0.5–1% a week preserves more muscle.` };
  }
  return { check, level: 'ok', text: 'The rate of loss is within 1% a week.' };
}

/** How much the scale's scatter may have shifted a trend; empty for a planned rate. */
export const doubtText = (doubtPercent: number): string =>
  doubtPercent > 0 ? ` (give or take ${doubtPercent.toFixed(1)}%)` : '';

/** Minimum body-fat goal, %: below `warn` the coach is warned, below `block` the goal is rejected. */
export function bodyFatLimits(sex: Sex | undefined): { warn: number; block: number } {
  return BODY_FAT_LIMITS[sex ?? 'unknown'];
}

/** Warns below 8% (men) or 16% (women), blocks below 5% or 12%. Percent of body weight. */
export function checkBodyFatTarget(input: {
  sex?: Sex;
  bodyFatTargetPercent: number;
}): SafetyFinding {
  const check = 'body_fat_target';
  const limits = bodyFatLimits(input.sex);
  const goal = `A body fat goal of ${input.bodyFatTargetPercent}%`;
  if (input.bodyFatTargetPercent < limits.block) {
    return {
      check,
      level: 'block',
      text: `${goal} is below ${limits.block}%, the lowest safe value.`,
    };
  }
  if (input.bodyFatTargetPercent < limits.warn) {
    return { check, level: 'warn', text: `${goal} is stage-lean: hold it for days, not months.` };
  }
  return { check, level: 'ok', text: 'The body fat goal is within the safe range.' };
}

/** Checks the body fat at a given weight like a goal, assuming constant lean mass; kg. */
export function checkBodyFatAt(input: {
  sex?: Sex | undefined;
  leanMassKg: number;
  weightKg: number;
  /** Units for weights in the sentence. */
  units?: Units | undefined;
}): SafetyFinding {
  const { leanMassKg, weightKg, units } = input;
  const check = 'body_fat_target';
  const limits = bodyFatLimits(input.sex);
  const percent = 100 * (1 - leanMassKg / weightKg);
  const at = `At ${weightText(weightKg, units)} body fat would be`;
  // Tolerates floating-point error at the exact limit.
  if (percent < limits.block - 1e-9) {
    const minKg = leanMassKg / (1 - limits.block / 100);
    const text = `${at} below ${limits.block}%, the lowest safe value: with this lean mass ${weightText(minKg, units)} is the lowest.`;
    return { check, level: 'block', text };
  }
  if (percent < limits.warn) {
    const text = `${at} about ${percent.toFixed(1)}%, which is stage-lean: hold it for days, not months.`;
    return { check, level: 'warn', text };
  }
  return { check, level: 'ok', text: 'Body fat stays within the safe range.' };
}

/** Body mass index, kg/m². */
export function bodyMassIndex(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2;
}

/** Weight in kg at which this height has this BMI. */
export function weightAtBmi(bmi: number, heightCm: number): number {
  return bmi * (heightCm / 100) ** 2;
}

/** Warns below a BMI of 20. Below 18.5, blocks a deficit and otherwise warns. */
export function checkBmi(input: {
  weightKg: number;
  heightCm: number;
  inDeficit: boolean;
  /** Units for the weight in the sentence. */
  units?: Units | undefined;
}): SafetyFinding {
  const check = 'bmi';
  const bmi = bodyMassIndex(input.weightKg, input.heightCm);
  if (bmi >= BMI_LIMITS.warn) {
    return { check, level: 'ok', text: 'Weight is not low for this height.' };
  }
  // Rounded down, so that a BMI below a limit doesn't read as the limit.
  const shownBmi = (Math.floor(bmi * 10) / 10).toFixed(1);
  const low = `${weightText(input.weightKg, input.units)} is low for this height (BMI ${shownBmi})`;
  if (bmi < BMI_LIMITS.block && input.inDeficit) {
    return { check, level: 'block', text: `${low}: no deficit below a BMI of 18.5.` };
  }
  return { check, level: 'warn', text: `${low}.` };
}
