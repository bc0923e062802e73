import type { PlanAnswers } from '../athlete/answers.ts';
import { deficitBlocks } from '../safety/deficit-blocks.ts';
import { thousands } from '../text/thousands.ts';
import { athleteEnergy } from './athlete-energy.ts';
import type { MacroTargets } from './nutrition-calculator.ts';
import { availabilityFloor } from './safe-intake.ts';

/**
 * Why an athlete may not get more cardio with these targets, as a sentence, or null. Cardio also creates a deficit, so
 * the reasons against a deficit apply, and it must leave enough energy (`science.md`, section 2).
 * @param answers with the proposed steady minutes
 */
export function extraCardioBlockReason(
  answers: PlanAnswers,
  { calories }: Pick<MacroTargets, 'calories'>,
): string | null {
  const [deficitBlock] = deficitBlocks(answers);
  if (deficitBlock) return deficitBlock.text;
  const { leastKcal } = availabilityFloor(answers, athleteEnergy(answers));
  if (calories >= leastKcal) return null;
  return `With this much cardio the plan needs at least ${thousands(leastKcal)} kcal a day. Less leaves the body too little energy after training.`;
}
