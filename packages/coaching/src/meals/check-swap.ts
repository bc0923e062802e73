import type { PlanAnswers } from '../athlete/answers.ts';
import { checkMacros } from '../safety/macro-checks.ts';
import { athleteEnergy } from '../targets/athlete-energy.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import { planFaults } from '../targets/plan-faults.ts';
import { thousands } from '../text/thousands.ts';

/** A day of meals further from its target than this is a different plan. [our choice] */
const MAX_DRIFT = 0.1;

interface SwappedDay {
  /** The day's totals before and after the swap. */
  before: MacroTargets;
  after: MacroTargets;
  /** The plan's target and the maintenance at the time, kcal a day; undefined if unknown. */
  targetKcal: number;
  maintenanceKcal: number | null;
}

/**
 * Why a swap isn't allowed, as a sentence, or null. Many small swaps could add up, so the resulting day is checked
 * against its targets and the intake limits. A swap that brings the day closer to both is always allowed.
 * @param answers null if incomplete; then only the targets count
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
  if (drift <= MAX_DRIFT * targetKcal || drift <= Math.abs(beforeKcal - targetKcal)) return null;
  return `${would}, more than ${100 * MAX_DRIFT}% from its target of ${thousands(targetKcal)}. Choose another food, or swap one back first.`;
}

/** Protein and fat limits that the swap crosses, or moves further below. */
function macroFaults(answers: PlanAnswers, { before, after }: SwappedDay): string[] {
  const { maintenanceKcal } = athleteEnergy(answers);
  const targets = { ...after, protein: Math.round(after.protein), fats: Math.round(after.fats) };
  return checkMacros({ ...answers, targets, maintenanceKcal })
    .filter(({ level, field }) => level === 'block' && after[field] < before[field])
    .map(({ text }) => text);
}
