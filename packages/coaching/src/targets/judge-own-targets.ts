import type { PlanAnswers } from '../athlete/answers.ts';
import { thousands } from '../words/thousands.ts';
import { athleteEnergy } from './athlete-energy.ts';
import { KCAL_PER_GRAM, type MacroTargets } from './nutrition-calculator.ts';
import { safeIntake } from './safe-intake.ts';
import type { TargetNote } from './target-note.ts';

/** Whether figures that an athlete chose may be planned for, and what to say about it. */
export type TargetsJudgement =
  | {
      kind: 'allowed';
      notes: readonly string[];
      /** Those of the notes that a coach may only pass over with a reason. */
      warnings: readonly string[];
    }
  | { kind: 'refused'; leastKcal: number; reason: string };

/** kcal by which the grams may miss the calories: rounding, and no more (ours). */
const ROUNDING_SHARE = 0.05;

/**
 * Judges calories and macros that were not worked out here by the safety limits of `science.md`, section 2.
 * Past a limit that blocks they are refused, with the least that would be allowed, whole kcal.
 */
export function judgeOwnTargets(answers: PlanAnswers, targets: MacroTargets): TargetsJudgement {
  const { calories } = targets;
  const safe = safeIntake(answers, athleteEnergy(answers), calories);
  const blocks = safe.notes.filter(({ severity }) => severity === 'block');
  if (safe.intakeKcal > Math.round(calories)) {
    const [first] = blocks;
    const least = `This plan needs at least ${thousands(safe.intakeKcal)} kcal a day.`;
    return { kind: 'refused', leastKcal: safe.intakeKcal, reason: `${least} ${why(first)}` };
  }
  const texts = (notes: readonly TargetNote[]) => notes.map(({ text }) => text);
  const warnings = safe.notes.filter(({ severity }) => severity === 'warn');
  return { kind: 'allowed', notes: texts(safe.notes), warnings: texts(warnings) };
}

/** Whether the energy of the grams is that of the calories, as near as rounding lets it be. */
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
      return 'Less needs a clinician.';
  }
}
