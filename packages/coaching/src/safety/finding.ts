export const SAFETY_CHECKS = [
  'energy_availability',
  'intake',
  'loss_rate',
  'body_fat_target',
  'bmi',
  'exclusion',
  'show_day',
  'macros',
  'volume',
] as const;
export type SafetyCheck = (typeof SAFETY_CHECKS)[number];

/** `warn` is shown to the coach and needs a reason; `block` prevents publishing. */
export type SafetyLevel = 'ok' | 'warn' | 'block';

export interface SafetyFinding {
  check: SafetyCheck;
  level: SafetyLevel;
  /** A sentence for people. */
  text: string;
}

const ORDER: readonly SafetyLevel[] = ['ok', 'warn', 'block'];

/** The most severe level among the findings; 'ok' without findings. */
export function mostSevereLevel(findings: readonly SafetyFinding[]): SafetyLevel {
  const rank = Math.max(0, ...findings.map((finding) => ORDER.indexOf(finding.level)));
  return ORDER[rank] ?? 'block';
}
