import type { Units } from '../athlete/answers.ts';

/** Plates of a usual gym, kg each, heaviest first. */
export const STANDARD_PLATES_KG = [25, 20, 15, 10, 5, 2.5, 1.25] as const;
export const BAR_KG = 20;

/** Small enough for dumbbells and stacks, and two of the smallest plates of a bar. */
const POUND_STEP_KG = 5 * 0.45359237;

/**
 * The step in which an athlete changes a load, kg: the exercise's own, or 5 lb in a gym with pound plates.
 * @param stepKg the exercise's; 0 for bands and body weight, whose load is no matter of plates
 */
export function loadStepOf(stepKg: number, units: Units): number {
  return units === 'imperial' && stepKg > 0 ? POUND_STEP_KG : stepKg;
}

/** Loads are kept to the milligram: 0.1 + 0.2 must not miss a plate, nor half a gram make one. */
function tidy(kg: number): number {
  return Math.round(kg * 1e6) / 1e6;
}

/**
 * The load nearest to `kg` that steps of `stepKg` reach; halves go up. With a step of 0 the load is
 * not adjustable and stays.
 * @throws RangeError for a negative load or step.
 */
export function roundToStep(kg: number, stepKg: number): number {
  if (!(kg >= 0 && stepKg >= 0)) throw new RangeError('load and step must not be negative');
  return stepKg === 0 ? kg : tidy(Math.round(tidy(kg / stepKg)) * stepKg);
}

/** What goes on each side of a bar. */
export interface PlateLoading {
  /** Heaviest first. */
  perSideKg: number[];
  totalKg: number;
  /** What the plates could not make up: asked minus total, never negative. */
  missingKg: number;
}

/**
 * The plates for each side of the bar, heaviest first, never more than asked for.
 * @throws RangeError when the load is below the bar.
 */
export function platesFor(
  loadKg: number,
  barKg: number = BAR_KG,
  plates: readonly number[] = STANDARD_PLATES_KG,
): PlateLoading {
  if (!(loadKg >= barKg)) throw new RangeError(`${loadKg} kg is less than the bar`);
  let left = tidy((loadKg - barKg) / 2);
  const perSideKg: number[] = [];
  for (const plate of [...plates].sort((a, b) => b - a)) {
    while (plate > 0 && tidy(left - plate) >= 0) {
      perSideKg.push(plate);
      left = tidy(left - plate);
    }
  }
  const totalKg = tidy(barKg + 2 * perSideKg.reduce((sum, plate) => sum + plate, 0));
  return { perSideKg, totalKg, missingKg: tidy(loadKg - totalKg) };
}
