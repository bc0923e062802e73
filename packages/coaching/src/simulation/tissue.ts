/**
 * Constants of the dynamic model of human body weight: Hall et al. 2011, Lancet 378:826.
 * Energy densities in kcal/kg, metabolic rates in kcal/kg/day, synthesis costs in kcal/kg.
 */
export const TISSUE = {
  fatKcalPerKg: 9440.7,
  leanKcalPerKg: 1816.4,
  glycogenKcalPerKg: 4206.5,
  fatMetabolicRate: 3.107,
  leanMetabolicRate: 21.99,
  fatSynthesisKcalPerKg: 179.25,
  leanSynthesisKcalPerKg: 229.45,
} as const;

/** Forbes' constant in kg of fat, 10.4·ρL/ρF: how much lean tissue contributes to a weight change. */
const FORBES_KG = (10.4 * TISSUE.leanKcalPerKg) / TISSUE.fatKcalPerKg;

/**
 * The share of an energy imbalance that goes to or comes from lean tissue, 0–1, by Forbes' curve. Source: Hall et
 * al. 2011; for adults who lose or gain slowly. `forbesMultiplier` is our assumption: below 1 for lean, trained
 * athletes with high protein, who lose less lean tissue than the curve predicts.
 */
export function leanEnergyShare(fatKg: number, forbesMultiplier = 1): number {
  return Math.min(1, (forbesMultiplier * FORBES_KG) / (FORBES_KG + fatKg));
}

/**
 * Energy in a kilogram of weight lost or gained at this fat mass, kcal/kg: 1/[p/ρL + (1−p)/ρF]. 7694 at 35 kg of
 * fat, 6984 at 21.9 and 5700 at 10.8; the usual 7700 is wrong for lean people. Source: Hall et al. 2011. Not valid
 * for the first week of a diet, when water changes as well.
 * @throws RangeError if the fat mass isn't a positive number
 */
export function energyDensityOfWeightChange(fatKg: number): number {
  if (!(fatKg > 0)) throw new RangeError(`fat mass must be above 0 kg, not ${fatKg}`);
  const share = leanEnergyShare(fatKg);
  return 1 / (share / TISSUE.leanKcalPerKg + (1 - share) / TISSUE.fatKcalPerKg);
}
