import { type BlockedPlan, conditionBlockReason, type HealthFacts } from './health-conditions.ts';
import { holdBlockReason } from './holds.ts';

/** Why an open hold or a condition rules this out, or null. */
export const healthBlockReason = (facts: HealthFacts, plan: BlockedPlan): string | null =>
  holdBlockReason(facts, plan) ?? conditionBlockReason(facts, plan);

/** From this age on, intervals need a doctor's approval; the recorded clearance only covers conditions. */
const INTERVAL_AGE_YEARS = 65;

/** Why an athlete should skip intervals; null if neither health nor age rules them out. */
export function intervalBlockReason(
  facts: HealthFacts & { ageYears: number | null },
): string | null {
  const isOld = facts.ageYears !== null && facts.ageYears >= INTERVAL_AGE_YEARS;
  return (
    healthBlockReason(facts, 'intervals') ??
    (isOld ? 'From age 65, no intervals without your doctor’s approval.' : null)
  );
}
