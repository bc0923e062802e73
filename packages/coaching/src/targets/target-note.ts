import type { SafetyFinding } from '../safety/finding.ts';

/**
 * A sentence for the athlete on a decision and its reason. `block`: the request violates a safety limit, which the
 * targets already respect; more needs a clinician or the coach.
 */
export interface TargetNote {
  code: TargetNoteCode;
  severity: 'info' | 'warn' | 'block';
  text: string;
}

export type TargetNoteCode =
  | 'goal'
  | 'measured'
  | 'sex_unknown'
  | 'body_fat_estimated'
  | 'target_weight'
  | 'target_weight_least'
  | 'body_fat_goal'
  | 'timeline'
  | 'show_date_missing'
  | 'show_date_past'
  | 'show_withdrawn'
  | 'after_show'
  | 'off_season'
  | 'peak_week'
  | 'rate_capped'
  | 'carbohydrate_floor'
  | 'keto'
  | 'low_carb'
  | 'under_18'
  | 'hold'
  | 'health'
  | 'low_bmi'
  | 'low_body_fat'
  | 'loss_rate'
  | 'observed_loss'
  | 'intake_floor'
  | 'below_resting'
  | 'energy_availability'
  | 'macros';

export function info(code: TargetNoteCode, text: string): TargetNote {
  return { code, severity: 'info', text };
}

export function warn(code: TargetNoteCode, text: string): TargetNote {
  return { code, severity: 'warn', text };
}

export function block(code: TargetNoteCode, text: string): TargetNote {
  return { code, severity: 'block', text };
}

/** Converts a finding to notes; none if it is ok. */
export function findingNotes(code: TargetNoteCode, finding: SafetyFinding): TargetNote[] {
  if (finding.level === 'ok') return [];
  return [{ code, severity: finding.level, text: finding.text }];
}
