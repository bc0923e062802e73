import type { SafetyFinding } from './finding.ts';

/** Conditions under which a deficit or a peak plan needs a clinician. */
export const EXCLUDING_CONDITIONS = [
  'pregnant',
  'eating_disorder',
  'diabetes',
  'kidney_disease',
  'heart_disease',
] as const;
export type ExcludingCondition = (typeof EXCLUDING_CONDITIONS)[number];

export const ADULT_YEARS = 18;

const NAMES: Record<ExcludingCondition, string> = {
  pregnant: 'pregnancy',
  eating_disorder: 'an eating disorder',
  diabetes: 'diabetes',
  kidney_disease: 'kidney disease',
  heart_disease: 'heart disease',
};

/** Blocks a deficit or a peak plan under 18 or with such a condition, unless a clinician agreed; then it warns. */
export function checkExclusions(input: {
  ageYears: number;
  conditions: readonly ExcludingCondition[];
  plan: 'deficit' | 'peak' | 'neither';
  clinicianApproved?: boolean;
}): SafetyFinding {
  const reasons = input.conditions.map((condition) => NAMES[condition]);
  if (input.ageYears < ADULT_YEARS) reasons.unshift('an age under 18');
  if (reasons.length === 0 || input.plan === 'neither') {
    return { check: 'exclusion', level: 'ok', text: 'Nothing known speaks against this plan.' };
  }
  const plan = input.plan === 'deficit' ? 'a calorie deficit' : 'a peak-week plan';
  return {
    check: 'exclusion',
    level: input.clinicianApproved ? 'warn' : 'block',
    text: `With ${reasons.join(' and ')}, ${plan} needs a clinician.`,
  };
}
