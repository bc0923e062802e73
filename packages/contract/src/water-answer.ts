/** The fluid ounce of the US, exact by definition. */
const LITERS_PER_FLUID_OUNCE = 0.0295735295625;
/** How far an answer in liters may lie from a whole ounce: it has three decimals. */
const OUNCE_SLACK = 0.02;

/** Whether a day's water is answered in steps: half liters, or whole fluid ounces for who drinks by those. */
export function isWaterAnswer(liters: number): boolean {
  const ounces = liters / LITERS_PER_FLUID_OUNCE;
  return Number.isInteger(2 * liters) || Math.abs(ounces - Math.round(ounces)) <= OUNCE_SLACK;
}
