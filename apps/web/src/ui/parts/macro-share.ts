/** Grams of the three macronutrients. */
export interface MacroGrams {
  protein: number;
  carbs: number;
  fats: number;
}

export const MACROS = ['protein', 'carbs', 'fats'] as const;
export type Macro = (typeof MACROS)[number];

export const MACRO_LABELS: Record<Macro, string> = {
  protein: 'Protein',
  carbs: 'Carbs',
  fats: 'Fats',
};

/** Energy per gram, kcal (Atwater factors). */
const KCAL_PER_GRAM: Record<Macro, number> = { protein: 4, carbs: 4, fats: 9 };

export interface MacroArc {
  macro: Macro;
  /** Share of the energy, 0 to 1. */
  share: number;
  /** Where the arc starts, as a share of the whole circle. */
  start: number;
}

/** Splits energy by macro. All shares are 0 without energy. */
export function macroArcs(grams: MacroGrams): MacroArc[] {
  const energies = MACROS.map((macro) => Math.max(0, grams[macro]) * KCAL_PER_GRAM[macro]);
  const total = energies.reduce((sum, energy) => sum + energy, 0);
  let start = 0;
  return MACROS.map((macro, index) => {
    const share = total === 0 ? 0 : (energies[index] ?? 0) / total;
    const arc = { macro, share, start };
    start += share;
    return arc;
  });
}
