import { HEALTH_CONDITIONS, type HealthCondition } from './health-condition-list.ts';
import type { HoldKind } from './hold-kinds.ts';

/** Conditions that need a clinician for a deficit (science.md, section 2). The others only rule out a peak week. */
const DEFICIT_CONDITIONS: readonly HealthCondition[] = [
  'Heart disease',
  'Kidney disease',
  'Diabetes',
  'Eating disorder, now or before',
  'Pregnancy or breastfeeding',
];

/** Conditions that need a clinician for intervals. [our choice, after ACSM's screening before exercise] */
const INTERVAL_CONDITIONS: readonly HealthCondition[] = [
  'Heart disease',
  'High or low blood pressure',
  'Pregnancy or breastfeeding',
];

/** What a condition can rule out. */
export type BlockedPlan = 'deficit' | 'peak' | 'intervals';

const BLOCKED_BY: Record<BlockedPlan, readonly HealthCondition[]> = {
  deficit: DEFICIT_CONDITIONS,
  peak: HEALTH_CONDITIONS,
  intervals: INTERVAL_CONDITIONS,
};

const NAMES: Record<HealthCondition, string> = {
  'Heart disease': 'heart disease',
  'Kidney disease': 'kidney disease',
  'High or low blood pressure': 'high or low blood pressure',
  Diabetes: 'diabetes',
  'Eating disorder, now or before': 'an eating disorder',
  'Pregnancy or breastfeeding': 'pregnancy or breastfeeding',
  'Regular medication': 'regular medication',
};

/** An athlete's stated conditions, a clinician's agreement, and open holds. */
export interface HealthFacts {
  healthConditions?: readonly HealthCondition[] | undefined;
  clinicianAgreed?: boolean | undefined;
  /** Open holds: each applies regardless of a clinician's agreement on conditions. */
  holds?: readonly HoldKind[] | undefined;
}

/** Conditions that rule this out; empty once a clinician has agreed. */
export function blockingConditions(
  { healthConditions = [], clinicianAgreed = false }: HealthFacts,
  plan: BlockedPlan,
): HealthCondition[] {
  return clinicianAgreed ? [] : conditionsAgainst(healthConditions, plan);
}

/** Conditions that need a clinician's approval for this. */
export function conditionsAgainst(
  conditions: readonly HealthCondition[],
  plan: BlockedPlan,
): HealthCondition[] {
  return conditions.filter((condition) => BLOCKED_BY[plan].includes(condition));
}

/** Conditions as part of a sentence: 'heart disease and diabetes'. */
export const conditionsText = (conditions: readonly HealthCondition[]): string =>
  conditions.map((condition) => NAMES[condition]).join(' and ');

/** Parses a text written by `conditionsText`; empty for any other text. */
export function parseConditions(words: string): HealthCondition[] {
  const named = words.split(' and ');
  const conditions = HEALTH_CONDITIONS.filter((condition) => named.includes(NAMES[condition]));
  return conditions.length === named.length ? conditions : [];
}

const PLAN_LABELS: Record<BlockedPlan, string> = {
  deficit: 'No deficit',
  peak: 'No peak week',
  intervals: 'No intervals',
};

/** Why conditions rule this out, or null. */
export function conditionBlockReason(facts: HealthFacts, plan: BlockedPlan): string | null {
  const barring = blockingConditions(facts, plan);
  if (barring.length === 0) return null;
  return `${PLAN_LABELS[plan]} until a clinician has agreed: ${conditionsText(barring)}.`;
}
