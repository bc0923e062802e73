import { formatInstant } from '../../lib/days.ts';
import type { ShownPlan } from './shown-plan.ts';

/** Where the plan on the screen comes from, in a sentence. */
export function planOrigin({ createdAt, mealCount }: ShownPlan): string {
  if (createdAt === null) {
    return 'This is a standard day. Generate a plan to fill it with foods for your targets.';
  }
  return `${mealCount} meals, made ${formatInstant(createdAt)}.`;
}
