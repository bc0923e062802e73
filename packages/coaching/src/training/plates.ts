import type { Units } from '../athlete/answers.ts';

/** Plates of a typical gym, kg each, heaviest first. */
export const STANDARD_PLATES_KG = [25, 20, 15, 10, 5, 2.5, 1.25] as const;
export const BAR_KG = 20;

const KG_PER_POUND = 0.45359237;
/**
 * Steps in a gym with pound plates: 5 lb for a pair of 2.5 lb plates, dumbbells or a cable's half
 * plate; 10 lb for a stack plate.
 */
const POUND_STEPS = { small: 5, stack: 10 } as const;
/** Steps of this size or more belong to a weight stack, kg. */
const STACK_STEP_KG = 5;

/**
 * An athlete's load step, kg: the exercise's own, or 5 or 10 lb with pound plates.
 * @param stepKg the exercise's step; 0 for bands and body weight
 */
export function loadStepOf(stepKg: number, units: Units): number {
  if (units === 'metric' || stepKg === 0) return stepKg;
  return KG_PER_POUND * POUND_STEPS[stepKg >= STACK_STEP_KG ? 'stack' : 'small'];
}

/** Empty bars: straight 20 kg or 45 lb, curl bar 10 kg or 20 lb. */
const BARS = {
  metric: { straight: BAR_KG, curl: 10 },
  imperial: { straight: 45 * KG_PER_POUND, curl: 20 * KG_PER_POUND },
} as const;

/** An exercise's loading, as in the API. */
export interface LoadedWith {
  loading: string;
  equipmentNeeded?: readonly string[] | undefined;
}

/** An exercise's empty bar, kg; null if there is none, or if its weight isn't counted. */
export function barKgOf({ loading, equipmentNeeded = [] }: LoadedWith, units: Units) {
  if (loading !== 'barbell') return null;
  if (equipmentNeeded.includes('EZ bar')) return BARS[units].curl;
  return equipmentNeeded.includes('T-bar row') ? null : BARS[units].straight;
}

/**
 * An exercise's lightest load, kg: its empty bar, or one step.
 * @param loaded with its step in metric units
 */
export function minLoadKg(loaded: LoadedWith & { loadStepKg: number }, units: Units): number {
  return barKgOf(loaded, units) ?? loadStepOf(loaded.loadStepKg, units);
}

/** Rounds to the milligram to absorb floating-point error. */
function tidy(kg: number): number {
  return Math.round(kg * 1e6) / 1e6;
}

/**
 * The load nearest to `kg` in steps of `stepKg`; halves round up. A step of 0 leaves it unchanged.
 * @throws RangeError for a negative load or step
 */
export function roundToStep(kg: number, stepKg: number): number {
  if (!(kg >= 0 && stepKg >= 0)) throw new RangeError('load and step must not be negative');
  return stepKg === 0 ? kg : tidy(Math.round(tidy(kg / stepKg)) * stepKg);
}

/**
 * The heaviest load up to `kg` in steps of `stepKg`.
 * @throws RangeError for a negative load or step
 */
export function floorToStep(kg: number, stepKg: number): number {
  const nearest = roundToStep(kg, stepKg);
  return nearest > kg ? Math.max(0, tidy(nearest - stepKg)) : nearest;
}

/** The plates on each side of a bar. */
export interface PlateLoading {
  /** Heaviest first. */
  perSideKg: number[];
  totalKg: number;
  /** Requested load minus the loaded total; never negative. */
  missingKg: number;
}

/**
 * The plates for each side of the bar, heaviest first, never more than requested.
 * @throws RangeError if the load is below the bar
 */
export function platesFor(
  loadKg: number,
  barKg: number = BAR_KG,
  plates: readonly number[] = STANDARD_PLATES_KG,
): PlateLoading {
  if (!(loadKg >= barKg)) throw new RangeError(`${loadKg} kg is less than the bar`);
  let remainingKg = tidy((loadKg - barKg) / 2);
  const perSideKg: number[] = [];
  for (const plate of [...plates].sort((a, b) => b - a)) {
    while (plate > 0 && tidy(remainingKg - plate) >= 0) {
      perSideKg.push(plate);
      remainingKg = tidy(remainingKg - plate);
    }
  }
  const totalKg = tidy(barKg + 2 * perSideKg.reduce((sum, plate) => sum + plate, 0));
  return { perSideKg, totalKg, missingKg: tidy(loadKg - totalKg) };
}
