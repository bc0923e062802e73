/**
 * The weight in kg week by week at a steady rate, from week 0 to `weeks`, both included.
 * A straight percentage; for what adaptation does to a long diet use the simulated athlete.
 * @param weeklyRatePercent % of body weight a week; negative is a loss
 */
export function weightProjection(input: {
  weightKg: number;
  weeklyRatePercent: number;
  weeks: number;
}): { week: number; weightKg: number }[] {
  const factor = 1 + input.weeklyRatePercent / 100;
  return Array.from({ length: input.weeks + 1 }, (_, week) => ({
    week,
    weightKg: input.weightKg * factor ** week,
  }));
}
