import type { DietaryRestriction } from '../athlete/answers.ts';
import { carbohydrateLimit } from '../targets/macros.ts';
import { KCAL_PER_GRAM, type MacroTargets } from '../targets/nutrition-calculator.ts';
import { thousands } from '../words/thousands.ts';
import { weightAtBmi } from './body-checks.ts';
import type { SafetyFinding, SafetyLevel } from './finding.ts';

/**
 * Limits for daily targets from any source, grams per kg of body weight: outside `low` and `high` a coach needs a
 * reason, outside `least` and `most` the targets are rejected (`science.md`, safety limits; the outer protein limits
 * are our choice). Energy is a multiple of maintenance.
 */
export const MACRO_LIMITS = {
  protein: { least: 0.8, low: 1.2, high: 4, most: 6 },
  fats: { least: 0.3, low: 0.5, lowShare: 0.15 },
  carbs: { low: 1 },
  energy: { high: 1.6, most: 2.5 },
} as const;

/** Body weight counts up to this BMI for the lower limits: fat mass needs no more protein. [our choice] */
const MOST_COUNTED_BMI = 30;

export interface MacroFinding extends SafetyFinding {
  check: 'macros';
  field: keyof MacroTargets;
}

interface JudgedMacros {
  targets: MacroTargets;
  weightKg: number;
  heightCm: number;
  /** Maintenance, kcal a day. */
  maintenanceKcal: number;
  dietaryRestrictions: readonly DietaryRestriction[];
}

/** Checks each macro and high calories; low calories are up to the intake limits. One finding per field. */
export function checkMacros(judged: JudgedMacros): MacroFinding[] {
  return [checkCalories(judged), checkProtein(judged), checkFats(judged), checkCarbs(judged)];
}

const found = (field: MacroFinding['field'], level: SafetyLevel, text: string): MacroFinding => ({
  ...{ check: 'macros', field, level, text },
});

const passed = (field: MacroFinding['field']) =>
  found(field, 'ok', 'Within the usual range for this body weight.');

type BodySize = Pick<JudgedMacros, 'weightKg' | 'heightCm'>;

/** The protein range of our own targets, g a day: never rejected, whatever was measured. */
export const proteinRange = (body: BodySize): { leastG: number; mostG: number } => ({
  leastG: MACRO_LIMITS.protein.least * countedKg(body),
  mostG: MACRO_LIMITS.protein.high * body.weightKg,
});

/** The weight that the lower limits count. */
const countedKg = ({ weightKg, heightCm }: BodySize) =>
  Math.min(weightKg, weightAtBmi(MOST_COUNTED_BMI, heightCm));

/** 'g per kg of body weight', with what counts of it where that is not all. */
const perKgText = (judged: JudgedMacros, perKg: number) =>
  countedKg(judged) < judged.weightKg
    ? `${perKg} g per kg of body weight up to a BMI of ${MOST_COUNTED_BMI}`
    : `${perKg} g per kg of body weight`;

function checkCalories({ targets, maintenanceKcal }: JudgedMacros): MacroFinding {
  const { high, most } = MACRO_LIMITS.energy;
  const { calories } = targets;
  const mostKcal = Math.round(most * maintenanceKcal);
  const is = `${thousands(calories)} kcal a day is more than`;
  const times = `times maintenance, ${thousands(maintenanceKcal)} kcal`;
  if (calories > mostKcal) {
    const text = `${is} ${most} ${times}: the most is ${thousands(mostKcal)} kcal.`;
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

function checkProtein(judged: JudgedMacros): MacroFinding {
  const { least, low, high, most } = MACRO_LIMITS.protein;
  const { protein } = judged.targets;
  const grams = (perKg: number) => Math.round(perKg * countedKg(judged));
  const [highG, mostG] = [high, most].map((perKg) => Math.round(perKg * judged.weightKg)) as [
    number,
    number,
  ];
  const is = `Protein of ${thousands(protein)} g a day is too`;
  if (protein < grams(least)) {
    const text = `${is} little: at least ${grams(least)} g (${perKgText(judged, least)}) is needed.`;
    return found('protein', 'block', text);
  }
  if (protein > mostG) {
    const text = `${is} much: the most is ${mostG} g (${most} g per kg of body weight).`;
    return found('protein', 'block', text);
  }
  if (protein < grams(low)) {
    const text = `Protein of ${protein} g a day is low: aim for at least ${grams(low)} g (${perKgText(judged, low)}).`;
    return found('protein', 'warn', text);
  }
  if (protein > highG) {
    const text = `Protein of ${protein} g a day is high: more than ${highG} g (${high} g per kg of body weight) has no known benefit.`;
    return found('protein', 'warn', text);
  }
  return passed('protein');
}

function checkFats(judged: JudgedMacros): MacroFinding {
  const { least, low, lowShare } = MACRO_LIMITS.fats;
  const { calories, fats } = judged.targets;
  const leastG = Math.round(least * countedKg(judged));
  if (fats < leastG) {
    const text = `Fat of ${fats} g a day is too little: at least ${leastG} g (${perKgText(judged, least)}) is needed.`;
    return found('fats', 'block', text);
  }
  const byWeightG = Math.round(low * countedKg(judged));
  const byShareG = Math.round((lowShare * calories) / KCAL_PER_GRAM.fats);
  if (fats >= Math.max(byWeightG, byShareG)) return passed('fats');
  const why =
    byWeightG >= byShareG ? perKgText(judged, low) : `${100 * lowShare} % of the calories`;
  const text = `Fat of ${fats} g a day is low: aim for at least ${Math.max(byWeightG, byShareG)} g (${why}).`;
  return found('fats', 'warn', text);
}

function checkCarbs(judged: JudgedMacros): MacroFinding {
  const { low } = MACRO_LIMITS.carbs;
  const { carbs } = judged.targets;
  const lowG = Math.round(low * countedKg(judged));
  if (carbs >= lowG || carbohydrateLimit(judged.dietaryRestrictions)) return passed('carbs');
  const text = `Carbohydrate of ${carbs} g a day is low: training hard is easier from ${lowG} g (${perKgText(judged, low)}).`;
  return found('carbs', 'warn', text);
}
