import type { MealsPreview } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';

/** '200 g', or '–' for a food that is not there. */
export const gramsText = (grams: number) => (grams === 0 ? '–' : `${formatNumber(grams)} g`);

/** 'The diet excludes Almonds (allergen: nuts). Keeping the foods keeps it.' */
export function avoidedWords({ avoidedFoods }: Pick<MealsPreview, 'avoidedFoods'>): string | null {
  if (avoidedFoods.length === 0) return null;
  const names = avoidedFoods.map(({ name, why }) => `${name} (${why})`).join(', ');
  return `The diet excludes ${names}. Keeping the foods keeps ${avoidedFoods.length === 1 ? 'it' : 'them'}.`;
}

const UNITS = { calories: 'kcal', protein: 'g', carbs: 'g', fats: 'g' } as const;
const LABELS = { calories: 'Energy', protein: 'Protein', carbs: 'Carbs', fats: 'Fats' } as const;

/** What the meals of a day add up to, before and after. */
export function totalRows({ before, after }: Pick<MealsPreview, 'before' | 'after'>) {
  return (['calories', 'protein', 'carbs', 'fats'] as const).map((key) => {
    const text = (value: number) => `${formatNumber(value)} ${UNITS[key]}`;
    return { label: LABELS[key], before: text(before[key]), after: text(after[key]) };
  });
}
