import type { DietaryRestriction } from '../athlete/answers.ts';
import { carbohydrateLimit } from '../targets/macros.ts';
import { KCAL_PER_GRAM, type MacroTargets } from '../targets/nutrition-calculator.ts';
import { thousands } from '../text/thousands.ts';
import { weightAtBmi } from './body-checks.ts';
import type { SafetyFinding, SafetyLevel } from './finding.ts';

/**
 * Limits for daily targets from any source, grams per kg of body weight. Outside `low` and `high` a coach needs a
 * reason; outside `least` and `most` the targets are rejected (`science.md`, safety limits; the outer protein limits
 * are our choice). Energy is a multiple of maintenance.
 */
export const MACRO_LIMITS = {
  protein: { least: 0.8, low: 1.2, high: 4, most: 6 },
  fats: { least: 0.3, low: 0.5, lowShare: 0.15 },
  carbs: { low: 1 },
  energy: { high: 1.6, most: 2.5 },
} as const;

/** Lower limits count body weight up to this BMI, since fat mass needs no more protein. [our choice] */
const MAX_COUNTED_BMI = 30;

export interface MacroFinding extends SafetyFinding {
  check: 'macros';
  field: keyof MacroTargets;
}

interface MacroInput {
  targets: MacroTargets;
  weightKg: number;
  heightCm: number;
  /** Maintenance, kcal a day. */
  maintenanceKcal: number;
  dietaryRestrictions: readonly DietaryRestriction[];
}

/** Checks each macro and high calories. Low calories are covered by the intake limits. One finding per field. */
export function checkMacros(input: MacroInput): MacroFinding[] {
  return [checkCalories(input), checkProtein(input), checkFats(input), checkCarbs(input)];
}

const found = (field: MacroFinding['field'], level: SafetyLevel, text: string): MacroFinding => ({
  ...{ check: 'macros', field, level, text },
});

const passed = (field: MacroFinding['field']) =>
  found(field, 'ok', 'Within the usual range for this body weight.');

type BodySize = Pick<MacroInput, 'weightKg' | 'heightCm'>;

/** The protein range of our own targets, g a day. Never rejected, whatever was measured. */
export const proteinRange = (body: BodySize): { leastG: number; mostG: number } => ({
  leastG: MACRO_LIMITS.protein.least * countedKg(body),
  mostG: MACRO_LIMITS.protein.high * body.weightKg,
});

/** The body weight that counts for the lower limits. */
const countedKg = ({ weightKg, heightCm }: BodySize) =>
  Math.min(weightKg, weightAtBmi(MAX_COUNTED_BMI, heightCm));

/** 'g per kg of body weight', with a note if only part of the weight counts. */
const perKgText = (input: MacroInput, perKg: number) =>
  countedKg(input) < input.weightKg
    ? `${perKg} g per kg of body weight up to a BMI of ${MAX_COUNTED_BMI}`
    : `${perKg} g per kg of body weight`;

function checkCalories({ targets, maintenanceKcal }: MacroInput): MacroFinding {
  const { high, most } = MACRO_LIMITS.energy;
  const { calories } = targets;
  const maxKcal = Math.round(most * maintenanceKcal);
  const is = `${thousands(calories)} kcal a day is more than`;
  const times = `times maintenance, ${thousands(maintenanceKcal)} kcal`;
  if (calories > maxKcal) {
    const text = `${is} ${most} ${times}: the maximum is ${thousands(maxKcal)} kcal.`;
    return found('calories', 'block', text);
  }
  if (calories > Math.round(high * maintenanceKcal)) {
    return found(
      'calories',
      'warn',
      `${is} ${high} ${times}: most of the surplus is stored as fat.`,
    );
  }
  return passed('calories');
}

function checkProtein(input: MacroInput): MacroFinding {
  const { least, low, high, most } = MACRO_LIMITS.protein;
  const { protein } = input.targets;
  const grams = (perKg: number) => Math.round(perKg * countedKg(input));
  const [highG, mostG] = [high, most].map((perKg) => Math.round(perKg * input.weightKg)) as [
    number,
    number,
  ];
  const is = `Protein of ${thousands(protein)} g a day is too`;
  if (protein < grams(least)) {
    const text = `${is} little: at least ${grams(least)} g (${perKgText(input, least)}) is needed.`;
    return found('protein', 'block', text);
  }
  if (protein > mostG) {
    const text = `${is} much: the maximum is ${mostG} g (${most} g per kg of body weight).`;
    return found('protein', 'block', text);
  }
  if (protein < grams(low)) {
    const text = `Protein of ${protein} g a day is low: aim for at least ${grams(low)} g (${perKgText(input, low)}).`;
    return found('protein', 'warn', text);
  }
  if (protein > highG) {
    const text = `Protein of ${protein} g a day is high: more than ${highG} g (${high} g per kg of body weight) has no known benefit.`;
    return found('protein', 'warn', text);
  }
  return passed('protein');
}

function checkFats(input: MacroInput): MacroFinding {
  const { least, low, lowShare } = MACRO_LIMITS.fats;
  const { calories, fats } = input.targets;
  const minG = Math.round(least * countedKg(input));
  if (fats < minG) {
    const text = `Fat of ${fats} g a day is too little: at least ${minG} g (${perKgText(input, least)}) is needed.`;
    return found('fats', 'block', text);
  }
  const byWeightG = Math.round(low * countedKg(input));
  const byShareG = Math.round((lowShare * calories) / KCAL_PER_GRAM.fats);
  if (fats >= Math.max(byWeightG, byShareG)) return passed('fats');
  const why = byWeightG >= byShareG ? perKgText(input, low) : `${100 * lowShare}% of the calories`;
  const text = `Fat of ${fats} g a day is low: aim for at least ${Math.max(byWeightG, byShareG)} g (${why}).`;
  return found('fats', 'warn', text);
}

function checkCarbs(input: MacroInput): MacroFinding {
  const { low } = MACRO_LIMITS.carbs;
  const { carbs } = input.targets;
  const lowG = Math.round(low * countedKg(input));
  if (carbs >= lowG || carbohydrateLimit(input.dietaryRestrictions)) return passed('carbs');
  const text = `Carbohydrate of ${carbs} g a day is low: hard training is easier with at least ${lowG} g (${perKgText(input, low)}).`;
  return found('carbs', 'warn', text);
}
