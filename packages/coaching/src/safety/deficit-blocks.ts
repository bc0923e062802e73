import type { PlanAnswers } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import {
  BMI_LIMITS,
  bodyFatLimits,
  bodyMassIndex,
  checkBmi,
  checkBodyFatAt,
  weightAtBmi,
} from './body-checks.ts';
import { ADULT_YEARS } from './exclusions.ts';
import type { SafetyFinding } from './finding.ts';
import { conditionBlockReason, type HealthFacts } from './health-conditions.ts';
import { holdBlockReason } from './holds.ts';

/** Why an athlete may not have a calorie deficit at present. */
export interface DeficitBlock {
  code: 'under_18' | 'hold' | 'health' | 'low_bmi' | 'low_body_fat';
  /** A sentence for both the athlete and their coach. */
  text: string;
}

/** Body measurements; body fat only if measured. */
export type Body = Pick<PlanAnswers, 'heightCm' | 'weightKg' | 'sex' | 'bodyFatPercent' | 'units'>;

/**
 * Everything that rules out a deficit (`science.md`, section 2). Shared by targets, protocols, cardio and active
 * plans. Body fat counts only if measured.
 */
export function deficitBlocks(
  answers: Body & HealthFacts & Pick<PlanAnswers, 'ageYears'>,
): DeficitBlock[] {
  const { ageYears, heightCm, weightKg, sex, bodyFatPercent } = answers;
  const bars: DeficitBlock[] = [];
  if (ageYears < ADULT_YEARS) {
    const text = 'Under 18 the body is still growing, so no calorie deficit is offered here.';
    bars.push({ code: 'under_18', text });
  }
  const hold = holdBlockReason(answers, 'deficit');
  if (hold) bars.push({ code: 'hold', text: hold });
  const health = conditionBlockReason(answers, 'deficit');
  if (health) bars.push({ code: 'health', text: health });
  if (bodyMassIndex(weightKg, heightCm) < BMI_LIMITS.block) {
    const text = `The weight is low for the height: no calorie deficit below a BMI of ${BMI_LIMITS.block}.`;
    bars.push({ code: 'low_bmi', text });
  }
  const { block } = bodyFatLimits(sex);
  if (bodyFatPercent !== undefined && bodyFatPercent <= block) {
    const measured = Math.round(10 * bodyFatPercent) / 10;
    const text = `Body fat was measured at ${measured}%, and ${block}% is the lowest safe value: no calorie deficit.`;
    bars.push({ code: 'low_body_fat', text });
  }
  return bars;
}

/** The lowest weight a diet may lead to, kg, and the limit behind it. */
interface MinWeight {
  kg: number;
  limit: 'bmi' | 'body_fat';
}

/**
 * The weight at a BMI of 18.5, or the weight at which measured lean mass leaves the minimum safe body fat, whichever
 * is higher. Assumes constant lean mass.
 */
export function minDietWeight(body: Body): MinWeight {
  const byBmi = weightAtBmi(BMI_LIMITS.block, body.heightCm);
  const leanKg = measuredLeanKg(body);
  const byFat = leanKg === null ? 0 : leanKg / (1 - bodyFatLimits(body.sex).block / 100);
  return byFat > byBmi ? { kg: byFat, limit: 'body_fat' } : { kg: byBmi, limit: 'bmi' };
}

function measuredLeanKg({ weightKg, bodyFatPercent }: Body): number | null {
  return bodyFatPercent === undefined ? null : weightKg * (1 - bodyFatPercent / 100);
}

/** The target weight, or the lowest safe diet weight if that is higher; never above the current weight. */
export function safeTargetKg({ targetWeightKg, ...body }: Body & { targetWeightKg: number }) {
  return Math.max(targetWeightKg, Math.min(body.weightKg, minDietWeight(body).kg));
}

/** Checks the weight a diet leads to, by height and, if measured, lean mass. */
export function checkDietedWeight(body: Body, dietedKg: number): SafetyFinding[] {
  const { heightCm, sex, units } = body;
  const leanMassKg = measuredLeanKg(body);
  return [
    checkBmi({ weightKg: dietedKg, heightCm, inDeficit: true, units }),
    ...(leanMassKg === null
      ? []
      : [checkBodyFatAt({ sex, leanMassKg, weightKg: dietedKg, units })]),
  ];
}

/** Why a target weight is raised, as a sentence for the athlete; null if it isn't. */
export function raisedTargetText(body: Body & { targetWeightKg: number }): string | null {
  const { kg, limit } = minDietWeight(body);
  if (body.targetWeightKg >= kg) return null;
  const why =
    limit === 'bmi'
      ? 'Your target is too light for your height'
      : `Your target would leave less than ${bodyFatLimits(body.sex).block}% body fat`;
  return `${why}: we plan no lower than ${weightText(kg, body.units)}.`;
}
