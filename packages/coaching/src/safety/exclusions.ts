import type { SafetyFinding } from './finding.ts';
import type { HealthCondition } from './health-condition-list.ts';
import { conditionsAgainst, conditionWords } from './health-conditions.ts';
import type { HoldKind } from './hold-kinds.ts';
import { holdBar } from './holds.ts';

export const ADULT_YEARS = 18;

/**
 * Blocks a deficit or a peak plan under 18, where neither is offered, and with a condition that rules it out unless a
 * clinician agreed; then it warns. An open hold always blocks.
 */
export function checkExclusions(input: {
  ageYears: number;
  conditions: readonly HealthCondition[];
  plan: 'deficit' | 'peak' | 'neither';
  clinicianApproved?: boolean;
  holds?: readonly HoldKind[] | undefined;
}): SafetyFinding {
  const { ageYears, conditions, plan, clinicianApproved = false, holds } = input;
  const check = 'exclusion';
  const isMinor = plan !== 'neither' && ageYears < ADULT_YEARS;
  const against = plan === 'neither' ? [] : conditionsAgainst(conditions, plan);
  const held = plan === 'neither' ? null : holdBar({ holds }, plan);
  if (!isMinor && !held && against.length === 0) {
    return { check, level: 'ok', text: 'No known reason against this plan.' };
  }
  const what = plan === 'deficit' ? 'a calorie deficit' : 'a peak-week plan';
  const agreed = clinicianApproved ? ', who has agreed' : '';
  const reasons = [
    ...(held ? [held] : []),
    ...(isMinor ? [`Under 18 ${what} is not offered here.`] : []),
    ...(against.length > 0
      ? [`With ${conditionWords(against)}, ${what} needs a clinician${agreed}.`]
      : []),
  ];
  const level = isMinor || held || !clinicianApproved ? 'block' : 'warn';
  return { check, level, text: reasons.join(' ') };
}
