import type { PlanAnswers } from '../athlete/answers.ts';
import { checkMacros } from '../safety/macro-checks.ts';
import { thousands } from '../text/thousands.ts';
import { athleteEnergy } from './athlete-energy.ts';
import { KCAL_PER_GRAM, type MacroTargets } from './nutrition-calculator.ts';
import { safeIntake } from './safe-intake.ts';
import { findingNotes, type TargetNote } from './target-note.ts';

/** What rejects targets, and the affected fields. */
export interface TargetFault {
  field: keyof MacroTargets;
  /** A sentence with the limit. */
  text: string;
}

/** Whether daily targets from any source are allowed, with notes on them. */
export type TargetsCheck =
  | {
      kind: 'allowed';
      notes: readonly string[];
      /** Warnings a coach may only override with a reason. */
      warnings: readonly string[];
    }
  | {
      kind: 'refused';
      /** The minimum allowed kcal, whole; null if the calories are high enough. */
      leastKcal: number | null;
      faults: readonly [TargetFault, ...TargetFault[]];
      /** All reasons as one text. */
      reason: string;
    };

/** Maximum difference between grams and calories that counts as rounding. [our choice] */
const ROUNDING_SHARE = 0.05;

/**
 * Checks calories and macros not computed here against the safety limits of `science.md`, section 2. The single
 * check for targets entered by an athlete or coach, and for a calculator's and a protocol's.
 */
export function checkOwnTargets(answers: PlanAnswers, targets: MacroTargets): TargetsCheck {
  const energy = athleteEnergy(answers);
  const safe = safeIntake(answers, energy, targets.calories);
  // A diary with gaps must not make a usual intake look like a large surplus.
  const maintenanceKcal = Math.max(energy.maintenanceKcal, energy.formulaKcal);
  const macros = checkMacros({ ...answers, targets, maintenanceKcal });
  const isTooLow = safe.intakeKcal > Math.round(targets.calories);
  const [first, ...rest] = [
    ...(isTooLow ? [lowIntakeFault(safe.intakeKcal, safe.notes)] : []),
    ...macros.filter(({ level }) => level === 'block'),
  ];
  if (first) {
    const faults = [first, ...rest] as const;
    const reason = faults.map(({ text }) => text).join(' ');
    return { kind: 'refused', leastKcal: isTooLow ? safe.intakeKcal : null, faults, reason };
  }
  const notes = [...safe.notes, ...macros.flatMap((finding) => findingNotes('macros', finding))];
  const texts = (some: readonly TargetNote[]) => some.map(({ text }) => text);
  const warnings = notes.filter(({ severity }) => severity === 'warn');
  return { kind: 'allowed', notes: texts(notes), warnings: texts(warnings) };
}

function lowIntakeFault(minKcal: number, notes: readonly TargetNote[]): TargetFault {
  const first = notes.find(({ severity }) => severity === 'block');
  const text = `This plan needs at least ${thousands(minKcal)} kcal a day. ${why(first)}`;
  return { field: 'calories', text };
}

/** Whether the grams' energy equals the calories, up to rounding. */
export function addsUp({ calories, protein, carbs, fats }: MacroTargets): boolean {
  const { protein: p, carbs: c, fats: f } = KCAL_PER_GRAM;
  return Math.abs(protein * p + carbs * c + fats * f - calories) <= ROUNDING_SHARE * calories;
}

function why(note: TargetNote | undefined): string {
  switch (note?.code) {
    case 'hold':
    case 'health':
    case 'under_18':
    case 'low_bmi':
    case 'low_body_fat':
    case 'body_fat_goal':
    case 'observed_loss':
      return note.text;
    case 'loss_rate':
      return 'Less would take weight off faster than is safe.';
    case 'energy_availability':
      return 'Less leaves the body too little energy after training.';
    default:
      return 'Going lower needs a clinician’s approval.';
  }
}
