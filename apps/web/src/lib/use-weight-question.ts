import { PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { useRef } from 'react';
import { formatWeight, typedMetric, WEIGHT } from './units.ts';

/** From this share of the last weight on, the difference is more likely a slip of the finger. [our choice] */
const UNLIKELY_SHARE = 0.1;

/**
 * What to ask of a weight that is far from the last one: trend, loss and plans would rest on it.
 * @param typed in the given units
 * @param lastKg kg; null where none is known
 * @param which names that weight at the beginning of a sentence
 */
export function weightQuestion(
  typed: string,
  lastKg: number | null | undefined,
  units: Units,
  which = 'Your last weight',
): string | undefined {
  const weightKg = typedMetric(typed, WEIGHT, units, PROGRESS_LIMITS.weight);
  if (weightKg === undefined || !lastKg) return undefined;
  const difference = Math.abs(weightKg - lastKg);
  if (!(difference >= UNLIKELY_SHARE * lastKg)) return undefined;
  return `${which} was ${formatWeight(lastKg, units)}. If this one is right, save again.`;
}

/** Asks it once of each figure: whoever sends the same again means it. */
export function useWeightQuestion(lastKg: number | null | undefined, units: Units, which?: string) {
  const asked = useRef<string>(undefined);
  return (typed: string): string | undefined => {
    const question = weightQuestion(typed, lastKg, units, which);
    if (asked.current === typed) return undefined;
    if (question) asked.current = typed;
    return question;
  };
}
