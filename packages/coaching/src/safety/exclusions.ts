import type { SafetyFinding } from './finding.ts';
import { conditionsAgainst, conditionWords, type HealthCondition } from './health-conditions.ts';

export const ADULT_YEARS = 18;

/**
 * Blocks a deficit or a peak plan under 18, where neither is offered here, and with a condition that speaks against it
 * unless a clinician agreed; then it warns.
 */
export function checkExclusions(input: {
  ageYears: number;
  conditions: readonly HealthCondition[];
  plan: 'deficit' | 'peak' | 'neither';
  clinicianApproved?: boolean;
}): SafetyFinding {
  const { ageYears, conditions, plan, clinicianApproved = false } = input;
  const check = 'exclusion';
  const isMinor = plan !== 'neither' && ageYears < ADULT_YEARS;
  const against = plan === 'neither' ? [] : conditionsAgainst(conditions, plan);
  if (!isMinor && against.length === 0) {
    return { check, level: 'ok', text: 'No known reason against this plan.' };
  }
  const what = plan === 'deficit' ? 'a calorie deficit' : 'a peak-week plan';
  const agreed = clinicianApproved ? ', who has agreed' : '';
  const reasons = [
    ...(isMinor ? [`Under 18 ${what} is not offered here.`] : []),
    ...(against.length > 0
      ? [`With ${conditionWords(against)}, ${what} needs a clinician${agreed}.`]
      : []),
  ];
  const level = isMinor || !clinicianApproved ? 'block' : 'warn';
  return { check, level, text: reasons.join(' ') };
}
