export interface Macros {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}

/** Formats macros as '2200 kcal, 190 g protein, 220 g carbs, 60 g fat'. */
export function macros({ calories, protein, carbs, fats }: Macros): string {
  const of = Math.round;
  return `${of(calories)} kcal, ${of(protein)} g protein, ${of(carbs)} g carbs, ${of(fats)} g fat`;
}

const PARTS = [
  { key: 'protein', word: /\bprot\w*/i, name: 'protein' },
  { key: 'carbs', word: /\bcarb\w*/i, name: 'carbs' },
  { key: 'fats', word: /\bfats?\b/i, name: 'fat' },
] as const;

export const MACRO_PARTS = PARTS;

/** The macro a question is about, if only one. */
export const partIn = (question: string) => PARTS.find(({ word }) => word.test(question));
