import type { Sex } from '../athlete/answers.ts';
import { checkBmi, checkBodyFatTarget, checkLossRate } from './body-checks.ts';
import { checkEnergyAvailability, checkIntake } from './energy-checks.ts';
import { ADULT_YEARS, checkExclusions } from './exclusions.ts';
import type { SafetyCheck, SafetyFinding } from './finding.ts';
import type { HealthCondition } from './health-condition-list.ts';
import type { HoldKind } from './hold-kinds.ts';

/** Facts about an athlete and a plan. kcal are per day; unknown facts are omitted. */
export interface SafetyInput {
  sex?: Sex;
  ageYears?: number;
  heightCm?: number;
  weightKg?: number;
  fatFreeMassKg?: number;
  /** Whether it is an estimate rather than a measurement. */
  isEstimated?: boolean;
  conditions?: readonly HealthCondition[];
  clinicianApproved?: boolean;
  /** Open holds. */
  holds?: readonly HoldKind[];
  plan: 'deficit' | 'peak' | 'neither';
  intakeKcal?: number;
  restingKcal?: number;
  exerciseKcal?: number;
  daysBelow30?: number;
  weeklyLossPercent?: number;
  /** One standard error of the loss, if it is a trend. */
  lossDoubtPercent?: number;
  bodyFatTargetPercent?: number;
}

export interface SafetyReport {
  findings: readonly SafetyFinding[];
  /** Checks that couldn't run, with their missing inputs. They don't count as passed. */
  notChecked: readonly { check: SafetyCheck; missing: readonly (keyof SafetyInput)[] }[];
}

/** Runs every check of `science.md`, section 2, for which there is input. */
export function checkSafety(input: SafetyInput): SafetyReport {
  const findings: SafetyFinding[] = [];
  const notChecked: SafetyReport['notChecked'][number][] = [];
  /** Runs a check if all its inputs are known, and records the missing ones otherwise. */
  function run<Key extends keyof SafetyInput>(
    check: SafetyCheck,
    keys: readonly Key[],
    runCheck: (
      complete: SafetyInput & { [Name in Key]-?: NonNullable<SafetyInput[Name]> },
    ) => SafetyFinding,
  ) {
    if (hasAll(input, keys)) findings.push(runCheck(input));
    else notChecked.push({ check, missing: keys.filter((key) => input[key] === undefined) });
  }
  run(
    'energy_availability',
    ['intakeKcal', 'exerciseKcal', 'fatFreeMassKg', 'daysBelow30'],
    checkEnergyAvailability,
  );
  run('intake', ['intakeKcal', 'restingKcal'], checkIntake);
  run('loss_rate', ['weeklyLossPercent'], (complete) =>
    checkLossRate(complete.weeklyLossPercent, complete.lossDoubtPercent),
  );
  run('body_fat_target', ['bodyFatTargetPercent'], checkBodyFatTarget);
  run('bmi', ['weightKg', 'heightCm'], (complete) =>
    checkBmi({ ...complete, inDeficit: complete.plan === 'deficit' }),
  );
  // Minors are excluded even if their conditions are unknown.
  const minor = input.ageYears !== undefined && input.ageYears < ADULT_YEARS;
  run('exclusion', minor ? ['ageYears'] : ['ageYears', 'conditions'], (complete) =>
    checkExclusions({ ...complete, conditions: complete.conditions ?? [] }),
  );
  return { findings, notChecked };
}

function hasAll<Key extends keyof SafetyInput>(
  input: SafetyInput,
  keys: readonly Key[],
): input is SafetyInput & { [Name in Key]-?: NonNullable<SafetyInput[Name]> } {
  return keys.every((key) => input[key] !== undefined);
}
