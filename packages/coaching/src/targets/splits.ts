import { KCAL_PER_GRAM } from './nutrition-calculator.ts';

/**
 * Protein in prep, g per kg of lean mass: 2.3 at maintenance, 3.1 at 1% a week (Helms 2014: more the harder the
 * diet).
 */
export const PREP_PROTEIN = { least: 2.3, most: 3.1 } as const;
/** Fat in prep as a share of intake: 15–30% (Helms 2014). We start at 25 and reduce it in favor of carbohydrate. */
const PREP_FAT = { least: 0.15, usual: 0.25 } as const;
/** Carbohydrate in prep, g per kg: minimum and goal. [our choice] */
const PREP_CARBS = { floor: 1, aim: 1.5 } as const;
/** Off-season, g per kg: protein 1.6–2.2, fat 0.5–1.5, carbohydrate from 3 (Iraki 2019). */
const OFF_SEASON = { protein: 2, leastFat: 0.5, usualFat: 1, carbs: 3 } as const;

/** Protein and fat in grams for an intake; carbohydrate is the remainder. */
export type Split = (intakeKcal: number) => { proteinG: number; fatsG: number };

interface Prep {
  leanKg: number;
  weightKg: number;
  /** % of body weight a week; negative is a loss. */
  weeklyRatePercent: number;
}

function prepProteinG({ leanKg, weeklyRatePercent }: Prep): number {
  const { least, most } = PREP_PROTEIN;
  return (least + (most - least) * Math.min(1, Math.abs(weeklyRatePercent))) * leanKg;
}

/** Protein by lean mass; fat at the usual share, or less if that leaves the carbohydrate goal. */
export function prepSplit(prep: Prep): Split {
  const proteinG = prepProteinG(prep);
  return (intakeKcal) => ({
    proteinG,
    fatsG: fatLeavingCarbs({
      intakeKcal,
      proteinG,
      carbsG: PREP_CARBS.aim * prep.weightKg,
      leastG: (PREP_FAT.least * intakeKcal) / KCAL_PER_GRAM.fats,
      usualG: (PREP_FAT.usual * intakeKcal) / KCAL_PER_GRAM.fats,
    }),
  });
}

/**
 * Minimum protein of a prep, g: 2.3 per kg of lean mass, unless that leaves less than the minimum fat and
 * carbohydrate.
 */
export function prepMinProteinG(
  { leanKg, weightKg }: Pick<Prep, 'leanKg' | 'weightKg'>,
  intakeKcal: number,
): number {
  const others = PREP_FAT.least * intakeKcal + KCAL_PER_GRAM.carbs * PREP_CARBS.floor * weightKg;
  return Math.min(PREP_PROTEIN.least * leanKg, (intakeKcal - others) / KCAL_PER_GRAM.protein);
}

/** The intake that leaves 1 g of carbohydrate per kg besides the protein and the minimum fat. */
export function prepMinKcal(prep: Prep): number {
  const grams = prepProteinG(prep) * KCAL_PER_GRAM.protein;
  return (grams + KCAL_PER_GRAM.carbs * PREP_CARBS.floor * prep.weightKg) / (1 - PREP_FAT.least);
}

export function offSeasonSplit(weightKg: number): Split {
  const proteinG = OFF_SEASON.protein * weightKg;
  return (intakeKcal) => ({
    proteinG,
    fatsG: fatLeavingCarbs({
      intakeKcal,
      proteinG,
      carbsG: OFF_SEASON.carbs * weightKg,
      leastG: OFF_SEASON.leastFat * weightKg,
      usualG: OFF_SEASON.usualFat * weightKg,
    }),
  });
}

/** The usual fat, reduced down to the minimum to leave the carbohydrate goal. */
function fatLeavingCarbs(input: {
  intakeKcal: number;
  proteinG: number;
  carbsG: number;
  leastG: number;
  usualG: number;
}): number {
  const remainingKcal =
    input.intakeKcal - KCAL_PER_GRAM.protein * input.proteinG - KCAL_PER_GRAM.carbs * input.carbsG;
  return Math.min(input.usualG, Math.max(input.leastG, remainingKcal / KCAL_PER_GRAM.fats));
}
