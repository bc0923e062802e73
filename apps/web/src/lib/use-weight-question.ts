import { PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { useRef } from 'react';
import { formatWeight, typedMetric, WEIGHT } from './units.ts';

/** From this difference relative to the last weight on, a typo is more likely. [our choice] */
const UNLIKELY_SHARE = 0.1;

/**
 * The question about a weight far from the last one, since trend, loss and plans depend on it.
 * @param typed in the given units
 * @param lastKg the last weight in kg; null if unknown
 * @param which names that weight at the start of a sentence
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

/** Asks once per number. Sending the same number again confirms it. */
export function useWeightQuestion(lastKg: number | null | undefined, units: Units, which?: string) {
  const confirmed = useRef<string>(undefined);
  return (typed: string): string | undefined => {
    const question = weightQuestion(typed, lastKg, units, which);
    if (confirmed.current === typed) return undefined;
    if (question) confirmed.current = typed;
    return question;
  };
}
