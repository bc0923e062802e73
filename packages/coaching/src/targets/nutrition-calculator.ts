import { type ActivityWord, activityFactor } from '../energy/activity-factor.ts';
import { type BodyFigures, mifflinStJeor } from '../energy/resting-energy.ts';

/** The goals of the nutrition customizer, in its order. */
export const CUSTOMIZER_GOALS = ['cutting', 'bulking', 'maintaining'] as const;
export type CustomizerGoal = (typeof CUSTOMIZER_GOALS)[number];

/** Whole kcal and grams a day. */
export interface MacroTargets {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}

interface GoalRule {
  /** kcal a day relative to maintenance. */
  adjustmentKcal: number;
  /** Shares of the calories. */
  protein: number;
  carbs: number;
  fats: number;
}

/** The customizer's rules by goal: specification, section 9. */
export const NUTRITION_RULES: Record<CustomizerGoal, GoalRule> = {
  cutting: { adjustmentKcal: -500, protein: 0.3, carbs: 0.35, fats: 0.35 },
  bulking: { adjustmentKcal: 300, protein: 0.25, carbs: 0.45, fats: 0.3 },
  maintaining: { adjustmentKcal: 0, protein: 0.25, carbs: 0.45, fats: 0.3 },
};

/** Energy per gram of protein, carbohydrate and fat, kcal (Atwater). */
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fats: 9 } as const;

/**
 * The nutrition customizer's calculator, exactly as in the specification (section 9): Mifflin–St Jeor (male formula
 * unless a sex is given) times the activity factor, ± the goal, split by shares. Calories are rounded first and
 * grams are derived from those, so the grams may miss the calories by up to 9 kcal. It has no safety limits:
 * athletes' plans use `dailyTargetsFor`.
 */
export function calculateNutrition(
  input: BodyFigures & { goal: CustomizerGoal; activity: ActivityWord },
): MacroTargets & { maintenanceKcal: number } {
  const rule = NUTRITION_RULES[input.goal];
  const maintenanceKcal = mifflinStJeor(input) * activityFactor(input.activity);
  const calories = Math.round(maintenanceKcal + rule.adjustmentKcal);
  return {
    maintenanceKcal: Math.round(maintenanceKcal),
    calories,
    protein: Math.round((calories * rule.protein) / KCAL_PER_GRAM.protein),
    carbs: Math.round((calories * rule.carbs) / KCAL_PER_GRAM.carbs),
    fats: Math.round((calories * rule.fats) / KCAL_PER_GRAM.fats),
  };
}
