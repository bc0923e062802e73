import { weightText } from '../athlete/weight-text.ts';
import { leanMassKg } from '../body-composition/lean-mass.ts';
import { bodyFatLimits } from '../safety/body-checks.ts';
import { type Body, minDietWeight } from '../safety/deficit-bars.ts';

export interface Goals {
  targetWeightKg?: number | null;
  bodyFatGoalPercent?: number | null;
}

/** What rules out each goal, shown next to it; null if nothing does. */
export interface GoalWarnings {
  weight: string | null;
  bodyFat: string | null;
}

/**
 * Goals no plan supports (`science.md`, section 2), said where they are entered and shown, since a displayed target
 * looks reachable.
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
      : `would leave less than ${bodyFatLimits(body.sex).block} % body fat`;
  return `A target of ${weightText(targetKg, body.units)} ${why}: no plan leads below ${weightText(kg, body.units)}.`;
}

function bodyFatWarning({ sex }: Body, percent: number): string | null {
  const { block } = bodyFatLimits(sex);
  if (percent >= block) return null;
  return `A body fat of ${percent} % is below ${block} %, the least that is safe: no plan leads there.`;
}

/** Lean mass that is gained while weight is lost: a little, by beginners. [our choice] */
const MOST_GAIN_SHARE = 0.02;

/**
 * The lean mass that meets both targets, kg; null if they don't go together, or one isn't safe: nobody gains that much
 * while losing weight.
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
  const isOnTheWayDown = targetWeightKg < body.weightKg;
  const most = (1 + MOST_GAIN_SHARE) * (body.leanMassKg ?? Number.POSITIVE_INFINITY);
  return isOnTheWayDown && target > most ? null : target;
}
