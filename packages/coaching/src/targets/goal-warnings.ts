import { weightText } from '../athlete/weight-text.ts';
import { leanMassKg } from '../body-composition/lean-mass.ts';
import { bodyFatLimits } from '../safety/body-checks.ts';
import { type Body, minDietWeight } from '../safety/deficit-blocks.ts';

export interface Goals {
  targetWeightKg?: number | null;
  bodyFatGoalPercent?: number | null;
}

/** What rules out each goal, shown next to it, or null. */
export interface GoalWarnings {
  weight: string | null;
  bodyFat: string | null;
}

/**
 * Goals no plan supports (`science.md`, section 2). Shown wherever they are entered and displayed, since a displayed
 * target looks reachable.
 */
export function goalWarnings(
  body: Body,
  { targetWeightKg, bodyFatGoalPercent }: Goals,
): GoalWarnings {
  return {
    weight: targetWeightKg ? weightWarning(body, targetWeightKg) : null,
    bodyFat: bodyFatGoalPercent ? bodyFatWarning(body, bodyFatGoalPercent) : null,
  };
}

function weightWarning(body: Body, targetKg: number): string | null {
  if (targetKg >= body.weightKg) return null;
  const { kg, limit } = minDietWeight(body);
  if (targetKg >= kg) return null;
  const why =
    limit === 'bmi'
      ? 'is too light for the height'
      : `would leave less than ${bodyFatLimits(body.sex).block}% body fat`;
  return `A target of ${weightText(targetKg, body.units)} ${why}: no plan goes below ${weightText(kg, body.units)}.`;
}

function bodyFatWarning({ sex }: Body, percent: number): string | null {
  const { block } = bodyFatLimits(sex);
  if (percent >= block) return null;
  return `A body fat of ${percent}% is below ${block}%, the lowest safe value: no plan goes there.`;
}

/** Maximum gain of lean mass while losing weight, as beginners achieve. [our choice] */
const MAX_GAIN_SHARE = 0.02;

/**
 * The lean mass that matches both targets, kg. Null if they don't fit together or one isn't safe: no one gains that
 * much while losing weight.
 */
export function leanTargetKg(
  body: Body & { leanMassKg: number | null },
  goals: Goals,
): number | null {
  const { targetWeightKg, bodyFatGoalPercent } = goals;
  if (!targetWeightKg || !bodyFatGoalPercent) return null;
  const { weight, bodyFat } = goalWarnings(body, goals);
  if (weight || bodyFat) return null;
  const target = leanMassKg(targetWeightKg, bodyFatGoalPercent);
  const isLoss = targetWeightKg < body.weightKg;
  const maxLeanKg = (1 + MAX_GAIN_SHARE) * (body.leanMassKg ?? Number.POSITIVE_INFINITY);
  return isLoss && target > maxLeanKg ? null : target;
}
