import type { SafetyFinding } from './finding.ts';
import { conditionsAgainst, conditionWords, type HealthCondition } from './health-conditions.ts';

export const ADULT_YEARS = 18;

/**
 * Blocks a deficit or a peak plan under 18, or with a condition that speaks against it unless a clinician
 * agreed; then it warns.
 */
export function checkExclusions(input: {
  ageYears: number;
  conditions: readonly HealthCondition[];
  plan: 'deficit' | 'peak' | 'neither';
  clinicianApproved?: boolean;
}): SafetyFinding {
  const reasons = reasonsAgainst(input);
  if (reasons.length === 0) {
    return { check: 'exclusion', level: 'ok', text: 'No known reason against this plan.' };
  }
  const isAllowed = input.clinicianApproved === true && input.ageYears >= ADULT_YEARS;
  const plan = input.plan === 'deficit' ? 'a calorie deficit' : 'a peak-week plan';
  return {
    check: 'exclusion',
    level: isAllowed ? 'warn' : 'block',
    text: `With ${reasons.join(' and ')}, ${plan} needs a clinician${isAllowed ? ', who has agreed' : ''}.`,
  };
}

function reasonsAgainst({
  ageYears,
  conditions,
  plan,
}: Parameters<typeof checkExclusions>[0]): string[] {
  if (plan === 'neither') return [];
  const against = conditionsAgainst(conditions, plan);
  return [
    ...(ageYears < ADULT_YEARS ? ['an age under 18'] : []),
    ...(against.length > 0 ? [conditionWords(against)] : []),
  ];
}
