import type { SafetyFinding } from './finding.ts';
import type { HealthCondition } from './health-condition-list.ts';
import { conditionsAgainst, conditionsText } from './health-conditions.ts';
import type { HoldKind } from './hold-kinds.ts';
import { holdBlockReason } from './holds.ts';

export const ADULT_YEARS = 18;

/**
 * Blocks a deficit or a peak plan under 18. A condition that rules it out blocks as well, or only warns once a
 * clinician agreed. An open hold always blocks.
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
  const holdReason = plan === 'neither' ? null : holdBlockReason({ holds }, plan);
  if (!isMinor && !holdReason && against.length === 0) {
    return { check, level: 'ok', text: 'No known reason against this plan.' };
  }
  const planText = plan === 'deficit' ? 'a calorie deficit' : 'a peak-week plan';
  const agreed = clinicianApproved ? ', who has agreed' : '';
  const reasons = [
    ...(holdReason ? [holdReason] : []),
    ...(isMinor ? [`Under 18 ${planText} is not offered here.`] : []),
    ...(against.length > 0
      ? [`With ${conditionsText(against)}, ${planText} needs a clinician${agreed}.`]
      : []),
  ];
  const level = isMinor || holdReason || !clinicianApproved ? 'block' : 'warn';
  return { check, level, text: reasons.join(' ') };
}
