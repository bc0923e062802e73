import type { PlanAnswers } from '../athlete/answers.ts';
import { planFaults } from '../targets/plan-faults.ts';
import { thousands } from '../words/thousands.ts';

/** So far from what it aims at, a day of meals is another plan. [our choice] */
const MOST_DRIFT = 0.1;

interface SwappedDay {
  /** kcal of the day's meals, as they are and as they would be. */
  beforeKcal: number;
  afterKcal: number;
  /** What the plan aims at, kcal a day, and what kept the weight when it was made, where that is known. */
  targetKcal: number;
  maintenanceKcal: number | null;
}

/**
 * Why a swap may not be made, as a sentence; null where it may. Each swap alone is within the limits, and many in a row
 * would lead anywhere: so the day that it makes is held against its targets and the limits of an intake. One that leads
 * nearer to both may always be made.
 * @param answers null for somebody who has not answered everything: then the targets alone decide
 */
export function swapRefusal(answers: PlanAnswers | null, day: SwappedDay): string | null {
  const { beforeKcal, afterKcal, targetKcal, maintenanceKcal } = day;
  const would = `This swap would take the day to ${thousands(afterKcal)} kcal`;
  const faults = answers ? planFaults(answers, { kcal: afterKcal, maintenanceKcal }) : [];
  if (afterKcal < beforeKcal && faults.length > 0) {
    return [`${would}, which is too little.`, ...faults.map(({ text }) => text)].join(' ');
  }
  const drift = Math.abs(afterKcal - targetKcal);
  if (drift <= MOST_DRIFT * targetKcal || drift <= Math.abs(beforeKcal - targetKcal)) return null;
  return `${would}, more than ${100 * MOST_DRIFT} % from its target of ${thousands(targetKcal)}. Choose another food, or swap one back first.`;
}
