import { bodyWeightKg, type SimulatedAthlete, START_GLYCOGEN_KG } from './simulated-athlete.ts';
import { leanEnergyShare, TISSUE } from './tissue.ts';

const STEPS_PER_DAY = 10;
const STEP_DAYS = 1 / STEPS_PER_DAY;
const DIGESTION_SHARE = 0.1;
const ADAPTATION_SHARE = 0.14;
const ADAPTATION_DAYS = 14;
/** Sodium in a liter of extracellular water, mg. */
const SODIUM_MG_PER_LITER = 3220;
/** Sodium excreted per liter of excess water, and if carbohydrate is missing entirely, mg/day. */
const SODIUM_MG_PER_EXCESS_LITER = 3000;
const SODIUM_MG_FOR_CARBOHYDRATE = 4000;

/** An athlete's intake and activity on a day. */
export interface SimulatedDay {
  energyIntakeKcal: number;
  /** Energy from carbohydrate, kcal; part of `energyIntakeKcal`. */
  carbohydrateKcal: number;
  /** Sodium above (or below) the usual, mg. */
  sodiumDeltaMg?: number;
  /** Net energy of exercise beyond the usual activity, kcal. */
  extraActivityKcal?: number;
}

/** Masses that change within a day. For slopes, their change per day. */
interface Masses {
  fatKg: number;
  leanTissueKg: number;
  glycogenKg: number;
  extracellularKg: number;
  adaptationKcal: number;
}

/**
 * The athlete a day later: Hall et al. 2011, Lancet 378:826, by fourth-order Runge–Kutta in tenths of a day.
 * Validated on adults over weeks to years; a single day doesn't predict a scale reading.
 */
export function simulateDay(athlete: SimulatedAthlete, day: SimulatedDay): SimulatedAthlete {
  let masses: Masses = athlete;
  for (let step = 0; step < STEPS_PER_DAY; step += 1) masses = rungeKutta(athlete, day, masses);
  return {
    baseline: athlete.baseline,
    day: athlete.day + 1,
    fatKg: masses.fatKg,
    leanTissueKg: masses.leanTissueKg,
    glycogenKg: masses.glycogenKg,
    extracellularKg: masses.extracellularKg,
    adaptationKcal: masses.adaptationKcal,
  };
}

/** Total energy expenditure at the start of such a day, kcal/day. */
export function expenditureKcal(athlete: SimulatedAthlete, day: SimulatedDay): number {
  return expenditure(athlete, day, athlete, glycogenStorageKcal(athlete, day, athlete));
}

function rungeKutta(athlete: SimulatedAthlete, day: SimulatedDay, masses: Masses): Masses {
  const first = slope(athlete, day, masses);
  const second = slope(athlete, day, advance(masses, first, STEP_DAYS / 2));
  const third = slope(athlete, day, advance(masses, second, STEP_DAYS / 2));
  const fourth = slope(athlete, day, advance(masses, third, STEP_DAYS));
  const afterFirst = advance(masses, first, STEP_DAYS / 6);
  const afterSecond = advance(afterFirst, second, STEP_DAYS / 3);
  const afterThird = advance(afterSecond, third, STEP_DAYS / 3);
  return advance(afterThird, fourth, STEP_DAYS / 6);
}

function advance(masses: Masses, change: Masses, days: number): Masses {
  return {
    fatKg: masses.fatKg + days * change.fatKg,
    leanTissueKg: masses.leanTissueKg + days * change.leanTissueKg,
    glycogenKg: masses.glycogenKg + days * change.glycogenKg,
    extracellularKg: masses.extracellularKg + days * change.extracellularKg,
    adaptationKcal: masses.adaptationKcal + days * change.adaptationKcal,
  };
}

function slope(athlete: SimulatedAthlete, day: SimulatedDay, masses: Masses): Masses {
  const { baseline } = athlete;
  const stored = glycogenStorageKcal(athlete, day, masses);
  const spent = expenditure(athlete, day, masses, stored);
  const surplus = day.energyIntakeKcal - spent - stored;
  const leanShare = leanEnergyShare(masses.fatKg, baseline.forbesMultiplier);
  const sodiumMg =
    (day.sodiumDeltaMg ?? 0) -
    SODIUM_MG_PER_EXCESS_LITER * (masses.extracellularKg - baseline.extracellularKg) -
    SODIUM_MG_FOR_CARBOHYDRATE * (1 - day.carbohydrateKcal / baseline.carbohydrateKcal);
  const deltaIntake = day.energyIntakeKcal - baseline.maintenanceKcal;
  return {
    fatKg: ((1 - leanShare) * surplus) / TISSUE.fatKcalPerKg,
    leanTissueKg: (leanShare * surplus) / TISSUE.leanKcalPerKg,
    glycogenKg: stored / TISSUE.glycogenKcalPerKg,
    extracellularKg: sodiumMg / SODIUM_MG_PER_LITER,
    adaptationKcal: (ADAPTATION_SHARE * deltaIntake - masses.adaptationKcal) / ADAPTATION_DAYS,
  };
}

/** Φ: carbohydrate eaten minus carbohydrate burned, which grows with the square of the store. Balanced on day 0. */
function glycogenStorageKcal(athlete: SimulatedAthlete, day: SimulatedDay, masses: Masses) {
  const burntPerSquareKg = athlete.baseline.carbohydrateKcal / START_GLYCOGEN_KG ** 2;
  return day.carbohydrateKcal - burntPerSquareKg * masses.glycogenKg ** 2;
}

function expenditure(
  athlete: SimulatedAthlete,
  day: SimulatedDay,
  masses: Masses,
  storedGlycogenKcal: number,
): number {
  const { baseline } = athlete;
  const leanShare = leanEnergyShare(masses.fatKg, baseline.forbesMultiplier);
  const synthesisCost =
    (leanShare * TISSUE.leanSynthesisKcalPerKg) / TISSUE.leanKcalPerKg +
    ((1 - leanShare) * TISSUE.fatSynthesisKcalPerKg) / TISSUE.fatKcalPerKg;
  const beforeSynthesis =
    baseline.balanceKcal +
    TISSUE.fatMetabolicRate * masses.fatKg +
    TISSUE.leanMetabolicRate * masses.leanTissueKg +
    baseline.activityRate * bodyWeightKg(masses) +
    DIGESTION_SHARE * (day.energyIntakeKcal - baseline.maintenanceKcal) +
    masses.adaptationKcal +
    (day.extraActivityKcal ?? 0);
  return (
    (beforeSynthesis + (day.energyIntakeKcal - storedGlycogenKcal) * synthesisCost) /
    (1 + synthesisCost)
  );
}
