import type { PlanAnswers } from '../athlete/answers.ts';
import { checkMacros } from '../safety/macro-checks.ts';
import { athleteEnergy } from '../targets/athlete-energy.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import { planFaults } from '../targets/plan-faults.ts';
import { thousands } from '../words/thousands.ts';

/** So far from what it aims at, a day of meals is another plan. [our choice] */
const MOST_DRIFT = 0.1;

interface SwappedDay {
  /** What the day's meals add up to, as they are and as they would be. */
  before: MacroTargets;
  after: MacroTargets;
  /** The plan's target, kcal a day, and maintenance at the time, if known. */
  targetKcal: number;
  maintenanceKcal: number | null;
}

/**
 * Why a swap isn't allowed, as a sentence; null if it is. Each swap alone is within limits, but many could lead
 * anywhere, so the resulting day is checked against its targets and the intake limits. A swap that brings both closer
 * is always allowed.
 * @param answers null if incomplete: then only the targets count
 */
export function swapRefusal(answers: PlanAnswers | null, day: SwappedDay): string | null {
  const { before, after, targetKcal, maintenanceKcal } = day;
  const [beforeKcal, afterKcal] = [before.calories, after.calories];
  const would = `This swap would take the day to ${thousands(afterKcal)} kcal`;
  const faults = answers ? planFaults(answers, { kcal: afterKcal, maintenanceKcal }) : [];
  if (afterKcal < beforeKcal && faults.length > 0) {
    return [`${would}, which is too little.`, ...faults.map(({ text }) => text)].join(' ');
  }
  const missed = answers ? macroFaults(answers, day) : [];
  if (missed.length > 0) return ['You can’t make this swap.', ...missed].join(' ');
  const drift = Math.abs(afterKcal - targetKcal);
  if (drift <= MOST_DRIFT * targetKcal || drift <= Math.abs(beforeKcal - targetKcal)) return null;
  return `${would}, more than ${100 * MOST_DRIFT} % from its target of ${thousands(targetKcal)}. Choose another food, or swap one back first.`;
}

/** The limits of protein and fat that the swap crosses, or leads further below. */
function macroFaults(answers: PlanAnswers, { before, after }: SwappedDay): string[] {
  const { maintenanceKcal } = athleteEnergy(answers);
  const targets = { ...after, protein: Math.round(after.protein), fats: Math.round(after.fats) };
  return checkMacros({ ...answers, targets, maintenanceKcal })
    .filter(({ level, field }) => level === 'block' && after[field] < before[field])
    .map(({ text }) => text);
}
