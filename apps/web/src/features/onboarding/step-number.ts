/** Apart from the steps themselves, because the address is read before they are loaded. */
export const LAST_STEP = 6;

/** A step's number, 1 to 6, from whatever the address says. */
export function stepFrom(value: unknown): number {
  const step = Math.trunc(Number(value));
  return step >= 1 && step <= LAST_STEP ? step : 1;
}
