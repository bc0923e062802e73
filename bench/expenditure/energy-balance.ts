import type { SeededRandom } from '@posedown/coaching';

/* An independent two-compartment energy balance: fat and lean mass, Forbes partition, adaptation to intake. It
   shares no code with the demo data's model, so that the estimator is tested against a different model. */

/** kcal per kg: fat tissue and lean tissue, after Hall 2008 (Int J Obes 32:573). */
const FAT_KCAL_PER_KG = 9440;
const LEAN_KCAL_PER_KG = 1816;
/** Forbes 1987: dFFM/dF = 10.4 / F, F in kg. */
const FORBES_KG = 10.4;
/** Resting energy of tissue, kcal per kg a day, after Hall 2011. */
const FAT_RESTING = 3.1;
const LEAN_RESTING = 22;
/** Thermic effect of food, a share of the intake. */
const THERMIC_EFFECT = 0.1;
/** Days over which an intake becomes usual. */
const USUAL_DAYS = 7;

export interface Metabolism {
  /** Expenditure at the start, in balance, kcal a day. */
  maintenanceKcal: number;
  startFatKg: number;
  startLeanKg: number;
  /** Expenditure change as a share of an intake change. */
  adaptation: number;
  /** Days until two thirds of it have developed. */
  adaptationDays: number;
  /** Trained athletes with high protein lose less lean mass than Forbes predicts. */
  leanShareMultiplier: number;
  /** Cost of moving a kilogram, kcal a day. */
  movementKcalPerKg: number;
  /** Day-to-day step of spontaneous activity, a random walk, kcal. */
  driftKcal: number;
}

export interface Body {
  fatKg: number;
  leanKg: number;
  adaptedKcal: number;
  driftedKcal: number;
  usualIntakeKcal: number;
}

/** kcal a day at this intake. */
export function expenditureOf(body: Body, metabolism: Metabolism, intakeKcal: number): number {
  const fat = body.fatKg - metabolism.startFatKg;
  const lean = body.leanKg - metabolism.startLeanKg;
  return (
    metabolism.maintenanceKcal +
    FAT_RESTING * fat +
    LEAN_RESTING * lean +
    metabolism.movementKcalPerKg * (fat + lean) +
    THERMIC_EFFECT * (intakeKcal - metabolism.maintenanceKcal) +
    body.adaptedKcal +
    body.driftedKcal
  );
}

/** The body on the next morning. */
export function nextBody(
  random: SeededRandom,
  body: Body,
  metabolism: Metabolism,
  { eatenKcal, spentKcal }: { eatenKcal: number; spentKcal: number },
): Body {
  const balanceKcal = eatenKcal - spentKcal;
  const forbes = (FORBES_KG * LEAN_KCAL_PER_KG) / FAT_KCAL_PER_KG;
  const leanShare = (metabolism.leanShareMultiplier * forbes) / (forbes + body.fatKg);
  const adaptTo = metabolism.adaptation * (eatenKcal - metabolism.maintenanceKcal);
  return {
    fatKg: Math.max(1, body.fatKg + ((1 - leanShare) * balanceKcal) / FAT_KCAL_PER_KG),
    leanKg: body.leanKg + (leanShare * balanceKcal) / LEAN_KCAL_PER_KG,
    adaptedKcal: body.adaptedKcal + (adaptTo - body.adaptedKcal) / metabolism.adaptationDays,
    driftedKcal: body.driftedKcal + random.normal(0, metabolism.driftKcal),
    usualIntakeKcal: body.usualIntakeKcal + (eatenKcal - body.usualIntakeKcal) / USUAL_DAYS,
  };
}
