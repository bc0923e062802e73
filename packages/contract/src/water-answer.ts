/** The fluid ounce of the US, exact by definition. */
const LITRES_PER_FLUID_OUNCE = 0.0295735295625;
/** How far an answer in litres may lie from a whole ounce: it has three decimals. */
const OUNCE_SLACK = 0.02;

/** Whether a day's water is answered in steps: half litres, or whole fluid ounces for who drinks by those. */
export function isWaterAnswer(litres: number): boolean {
  const ounces = litres / LITRES_PER_FLUID_OUNCE;
  return Number.isInteger(2 * litres) || Math.abs(ounces - Math.round(ounces)) <= OUNCE_SLACK;
}
