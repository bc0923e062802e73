import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import { KCAL_PER_GRAM } from '../targets/nutrition-calculator.ts';

/** Who decides about an athlete's plans. */
export const GUIDANCE_MODES = ['coached', 'collaborative', 'self_guided'] as const;
export type GuidanceMode = (typeof GUIDANCE_MODES)[number];

/** Each mode's name, and its meaning in one sentence for the coach. */
export const GUIDANCE_LABELS: Record<GuidanceMode, { name: string; meaning: string }> = {
  coached: {
    name: 'Coached',
    meaning: 'Only you change targets, program, and cardio. They can send you requests.',
  },
  collaborative: {
    name: 'Collaborative',
    meaning:
      'They may move targets by up to 10%. You see every change; anything else is a request.',
  },
  self_guided: {
    name: 'Self-guided',
    meaning: 'They change their own plans, within the safety limits.',
  },
};

/** The share of a day's energy by which an athlete in collaborative mode may move targets. [our choice] */
export const COLLABORATIVE_SHARE = 0.1;

/** The effective mode. Without a coach, athletes decide themselves. */
export function guidanceOf(athlete: {
  guidanceMode: GuidanceMode;
  coachId: string | null;
}): GuidanceMode {
  return athlete.coachId === null ? 'self_guided' : athlete.guidanceMode;
}

/**
 * Whether an athlete may change their targets this way. In collaborative mode, calories and each macro's energy may
 * change by up to a tenth of the current calories. Safety limits are checked elsewhere.
 */
export function mayMoveTargets(mode: GuidanceMode, from: MacroTargets, to: MacroTargets): boolean {
  if (mode === 'self_guided') return true;
  if (mode === 'coached') return false;
  const maxChange = COLLABORATIVE_SHARE * from.calories;
  const isNear = (before: number, after: number, kcalEach: number) =>
    kcalEach * Math.abs(after - before) <= maxChange;
  return (
    isNear(from.calories, to.calories, 1) &&
    isNear(from.protein, to.protein, KCAL_PER_GRAM.protein) &&
    isNear(from.carbs, to.carbs, KCAL_PER_GRAM.carbs) &&
    isNear(from.fats, to.fats, KCAL_PER_GRAM.fats)
  );
}

/** Whether two sets of daily targets are equal. */
export const isSameTargets = (one: MacroTargets, other: MacroTargets): boolean =>
  one.calories === other.calories &&
  one.protein === other.protein &&
  one.carbs === other.carbs &&
  one.fats === other.fats;
