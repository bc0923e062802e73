/** Separate from steps.ts, because the URL is parsed before that is loaded. */
export const LAST_STEP = 6;

/** Parses a step number, 1 to 6, from the URL. */
export function stepFrom(value: unknown): number {
  const step = Math.trunc(Number(value));
  return step >= 1 && step <= LAST_STEP ? step : 1;
}
