import type { Sex } from '../athlete/answers.ts';
import { checkBmi, checkBodyFatTarget, checkLossRate } from './body-checks.ts';
import { checkEnergyAvailability, checkIntake } from './energy-checks.ts';
import { ADULT_YEARS, checkExclusions } from './exclusions.ts';
import type { SafetyCheck, SafetyFinding } from './finding.ts';
import type { HealthCondition } from './health-condition-list.ts';
import type { HoldKind } from './hold-kinds.ts';

/** What is known of an athlete and a plan. kcal are per day; whatever is not known is left out. */
export interface SafetyInput {
  sex?: Sex;
  ageYears?: number;
  heightCm?: number;
  weightKg?: number;
  fatFreeMassKg?: number;
  /** Whether that wasn't measured. */
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
  /** One standard error of the loss, where it is a trend. */
  lossDoubtPercent?: number;
  bodyFatTargetPercent?: number;
}

export interface SafetyReport {
  findings: readonly SafetyFinding[];
  /** The checks that could not be made, and what they miss. Not made is not passed. */
  notChecked: readonly { check: SafetyCheck; missing: readonly (keyof SafetyInput)[] }[];
}

/** Every check of `science.md`, section 2, as far as the input reaches. */
export function checkSafety(input: SafetyInput): SafetyReport {
  const findings: SafetyFinding[] = [];
  const notChecked: SafetyReport['notChecked'][number][] = [];
  /** Runs the check when all it needs is known, and notes what is missing when not. */
  function run<Key extends keyof SafetyInput>(
    check: SafetyCheck,
    keys: readonly Key[],
    judge: (
      known: SafetyInput & { [Name in Key]-?: NonNullable<SafetyInput[Name]> },
    ) => SafetyFinding,
  ) {
    if (hasAll(input, keys)) findings.push(judge(input));
    else notChecked.push({ check, missing: keys.filter((key) => input[key] === undefined) });
  }
  run(
    'energy_availability',
    ['intakeKcal', 'exerciseKcal', 'fatFreeMassKg', 'daysBelow30'],
    checkEnergyAvailability,
  );
  run('intake', ['intakeKcal', 'restingKcal'], checkIntake);
  run('loss_rate', ['weeklyLossPercent'], (known) =>
    checkLossRate(known.weeklyLossPercent, known.lossDoubtPercent),
  );
  run('body_fat_target', ['bodyFatTargetPercent'], checkBodyFatTarget);
  run('bmi', ['weightKg', 'heightCm'], (known) =>
    checkBmi({ ...known, inDeficit: known.plan === 'deficit' }),
  );
  // A minor is a minor whatever the conditions: do not wait for those.
  const minor = input.ageYears !== undefined && input.ageYears < ADULT_YEARS;
  run('exclusion', minor ? ['ageYears'] : ['ageYears', 'conditions'], (known) =>
    checkExclusions({ ...known, conditions: known.conditions ?? [] }),
  );
  return { findings, notChecked };
}

function hasAll<Key extends keyof SafetyInput>(
  input: SafetyInput,
  keys: readonly Key[],
): input is SafetyInput & { [Name in Key]-?: NonNullable<SafetyInput[Name]> } {
  return keys.every((key) => input[key] !== undefined);
}
