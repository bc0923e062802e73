/** The US fluid ounce, exact by definition. */
const LITERS_PER_FLUID_OUNCE = 0.0295735295625;
/** Tolerance for matching an answer in liters, which has three decimals, to a whole ounce. */
const OUNCE_SLACK = 0.02;

/** Whether a day's water is in valid steps: half liters, or whole fluid ounces for athletes who use those. */
export function isWaterAnswer(liters: number): boolean {
  const ounces = liters / LITERS_PER_FLUID_OUNCE;
  return Number.isInteger(2 * liters) || Math.abs(ounces - Math.round(ounces)) <= OUNCE_SLACK;
}
