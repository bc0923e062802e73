import { thousands } from '../text/thousands.ts';
import type { PlanHelp } from './plan-helps.ts';
import type { ScaleResult } from './scale-meal-plan.ts';

type OutOfReach = Extract<ScaleResult, { kind: 'out-of-reach' }>;

/** Why meals can't be scaled, in sentences: how close they come, and the limiting foods. */
export function outOfReachText({ plan, limits }: OutOfReach, kcal: number): string {
  const closest = `${thousands(plan.calories)} kcal and ${plan.protein} g protein`;
  const named = (at: 'least' | 'most') =>
    limits.filter((limit) => limit.at === at).map(({ name, meal }) => `${name} (${meal})`);
  const ends = [['smallest', named('least')] as const, ['largest', named('most')] as const].flatMap(
    ([size, foods]) =>
      foods.length > 0 ? [`Already at the ${size} portion: ${foods.join(', ')}.`] : [],
  );
  return [
    `These foods can’t be scaled to ${thousands(kcal)} kcal a day: the closest is ${closest}.`,
    ...ends,
    'Choose new meals instead.',
  ].join(' ');
}

/** The food that was added or removed, and why. */
export function helpText({ kind, name, meal, grams }: PlanHelp): string {
  if (kind === 'add') {
    return `${name} (${grams} g) was added to ${meal}, because the other foods can’t be larger.`;
  }
  return `${name} (${grams} g) was dropped from ${meal}, because the other foods can’t be smaller.`;
}
