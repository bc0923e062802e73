import type { NutritionLog } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';

/** Formats an amount: '150 g', '2 pieces', '1 serving', '2 tbsp'. */
export function amountText({ quantity, unit }: Pick<NutritionLog, 'quantity' | 'unit'>): string {
  const isWord = unit === 'cup' || unit === 'piece' || unit === 'slice' || unit === 'serving';
  return `${formatNumber(quantity, 2)} ${unit}${isWord && quantity > 1 ? 's' : ''}`;
}

/**
 * Lists energy and macros: '248 kcal', '46.5 g protein', '0 g carbs', '5.4 g fats'. Macros that
 * weren't entered are left out rather than shown as 0 g.
 */
export function macroFacts({
  calories,
  protein,
  carbs,
  fats,
}: Pick<NutritionLog, 'calories' | 'protein' | 'carbs' | 'fats'>): string[] {
  if (calories > 0 && protein + carbs + fats === 0) {
    return [`${formatNumber(calories)} kcal`, 'macros not given'];
  }
  const grams = [
    `${formatNumber(protein, 1)} g protein`,
    `${formatNumber(carbs, 1)} g carbs`,
    `${formatNumber(fats, 1)} g fats`,
  ];
  return [`${formatNumber(calories)} kcal`, ...grams];
}
