/** A body fat estimate, or why the figures are implausible. */
export type BodyFatResult =
  | { kind: 'body-fat'; bodyFatPercent: number }
  | { kind: 'implausible'; text: string };

const PLAUSIBLE = { min: 2, max: 65 } as const;

/** The percentage as a result. Outside 2–65%, or if it isn't a number, the measurements are wrong. */
export function bodyFatResult(bodyFatPercent: number): BodyFatResult {
  if (bodyFatPercent >= PLAUSIBLE.min && bodyFatPercent <= PLAUSIBLE.max) {
    return { kind: 'body-fat', bodyFatPercent };
  }
  return {
    kind: 'implausible',
    text: 'These measurements don’t give a plausible body fat. Please measure again.',
  };
}
