import type { Macros } from '../foods/food.ts';
import { MEAL_LIMITS } from './audit-meals.ts';
import type { MealKind, MealPreset, MealTiming } from './presets.ts';

/** A meal's share of the day's energy and protein. Soft goals, unlike the day's. */
export interface MealGoal {
  calories: number;
  protein: number;
  /** g, for the meal before training. */
  carbs?: number;
  timing?: MealTiming;
  /** g, for the meal after training. */
  minProtein?: number;
  /** 'usual' as people like them; otherwise as large as a kitchen can make them. */
  portions?: 'usual';
  /** Set for fat-based diets. */
  isFatRich?: boolean;
}

/** The day's goals besides its macros. */
export interface DayQuality {
  /** g. */
  fiber: number;
  /** Fruit and vegetables, g. */
  produce: number;
}

export interface DayGoals {
  day: Macros;
  meals: readonly MealGoal[];
  quality?: DayQuality;
}

// Our choice: protein is spread more evenly than energy, so that at 2 g/kg a day in five meals all but the snack have
// at least 0.4 g/kg, including most meals before training. Meals cooked at home are larger than packed ones.
const WEIGHTS: Record<MealKind, MealGoal> = {
  breakfast: { calories: 1, protein: 1 },
  snack: { calories: 0.6, protein: 0.8 },
  lunch: { calories: 1.2, protein: 1.05 },
  'pre-workout': { calories: 0.8, protein: 1 },
  dinner: { calories: 1.2, protein: 1.05 },
};
const SMALL: MealGoal = { calories: 0.35, protein: 0.5 };

// science.md, "Meals, version 2": goals in the middle of the allowed range.
const FIBER_PER_1000_KCAL = 12.3;
const MAX_FIBER = 56;
/** Maximum share of a low-carb day's carbohydrate that can be fiber. */
const MAX_FIBER_OF_CARBS = 0.35;
const PRODUCE_GRAMS = 480;
const PRODUCE_PER_1000_KCAL = 220;
/** From this share of energy from fat on, dishes come with extra fat. */
const FAT_RICH_ABOVE = 0.5;
const PRE_CARBS_PER_KG = 0.72;
/** Maximum share of the day's carbohydrate in a meal before training. */
const MAX_PRE_SHARE = 0.45;
const PRE_PROTEIN_PER_KG = 0.4;
const POST_PROTEIN_PER_KG = 0.47;
/** Share of a pre-training meal's energy from carbs and protein; fat gets the remainder. */
const PRE_ENERGY_BESIDE_FAT = 0.85;

/**
 * Divides the day among its meals.
 * @param weightKg of the athlete, for the meals around training
 */
export function dayGoals(day: Macros, presets: readonly MealPreset[], weightKg?: number): DayGoals {
  const shares = shareOut(day, presets);
  const isLowCarb = 4 * day.carbs < MAX_PRE_SHARE * 0.6 * day.calories;
  const meals = presets.map((preset, index) =>
    aroundTraining(shares[index] ?? SMALL, preset, { day, weightKg, isLowCarb }),
  );
  const isFatRich = 9 * day.fats > FAT_RICH_ABOVE * day.calories;
  const sized = balanced(meals, day).map((meal) => ({
    ...meal,
    portions: 'usual' as const,
    isFatRich,
  }));
  return { day, meals: sized, quality: dayQuality(day) };
}

function dayQuality({ calories, carbs }: Macros): DayQuality {
  const fiber = (FIBER_PER_1000_KCAL * calories) / 1000;
  return {
    fiber: Math.min(fiber, MAX_FIBER, MAX_FIBER_OF_CARBS * carbs),
    produce: Math.max(PRODUCE_GRAMS, (PRODUCE_PER_1000_KCAL * calories) / 1000),
  };
}

function shareOut(day: Macros, presets: readonly MealPreset[]): MealGoal[] {
  const weights = presets.map(({ kind, timing }) =>
    timing === 'small-pre' ? SMALL : WEIGHTS[kind],
  );
  const totalCalories = weights.reduce((sum, weight) => sum + weight.calories, 0);
  const totalProtein = weights.reduce((sum, weight) => sum + weight.protein, 0);
  return weights.map((weight) => ({
    calories: (day.calories * weight.calories) / totalCalories,
    protein: (day.protein * weight.protein) / totalProtein,
  }));
}

interface Athlete {
  day: Macros;
  weightKg: number | undefined;
  isLowCarb: boolean;
}

function aroundTraining(
  share: MealGoal,
  { timing }: MealPreset,
  { day, weightKg, isLowCarb }: Athlete,
): MealGoal {
  if (timing === undefined) return share;
  if (weightKg === undefined || timing === 'small-pre') return { ...share, timing };
  if (timing === 'post') {
    const minProtein = MEAL_LIMITS.minPostProtein * weightKg;
    const protein = Math.max(share.protein, POST_PROTEIN_PER_KG * weightKg);
    return { ...share, timing, protein, minProtein };
  }
  if (isLowCarb) return { ...share, timing };
  const carbs = Math.min(PRE_CARBS_PER_KG * weightKg, MAX_PRE_SHARE * day.carbs);
  const protein = Math.max(Math.min(share.protein, day.protein / 3), PRE_PROTEIN_PER_KG * weightKg);
  return { timing, carbs, protein, calories: (4 * (carbs + protein)) / PRE_ENERGY_BESIDE_FAT };
}

/** Adjusts the other meals so that the day's total fits those around training. */
function balanced(meals: readonly MealGoal[], day: Macros): MealGoal[] {
  const scale = (key: 'calories' | 'protein', isFixed: (meal: MealGoal) => boolean) => {
    const sum = (of: readonly MealGoal[]) => of.reduce((total, meal) => total + meal[key], 0);
    const fixed = meals.filter(isFixed);
    const open = sum(meals) - sum(fixed);
    return open > 0 ? Math.max(0.3, (day[key] - sum(fixed)) / open) : 1;
  };
  const hasCarbs = (meal: MealGoal) => meal.carbs !== undefined;
  const isTimed = (meal: MealGoal) => hasCarbs(meal) || meal.timing === 'post';
  const calories = scale('calories', hasCarbs);
  const protein = scale('protein', isTimed);
  return meals.map((meal) => ({
    ...meal,
    calories: meal.calories * (hasCarbs(meal) ? 1 : calories),
    protein: meal.protein * (isTimed(meal) ? 1 : protein),
  }));
}
