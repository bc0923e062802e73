import { typedNumber } from '../../lib/typed-number.ts';
import type { Plan } from './peak-words.ts';

/** What a coach can change of a day. */
export const FIGURES = [
  { name: 'waterMl', label: 'Water', unit: 'ml' },
  { name: 'sodiumMg', label: 'Sodium', unit: 'mg' },
  { name: 'carbsG', label: 'Carbs', unit: 'g' },
  { name: 'fatG', label: 'Fat', unit: 'g' },
  { name: 'proteinG', label: 'Protein', unit: 'g' },
] as const;

export type Figure = (typeof FIGURES)[number]['name'];
type Day = Pick<Plan['days'][number], Figure>;

/** The figures of a day as typed, or what is wrong with them. Only water cannot be left open. */
export function readFigures(
  text: (name: Figure) => string,
): { day: Day } | { complaints: Partial<Record<Figure, string>> } {
  const complaints: Partial<Record<Figure, string>> = {};
  const day = { waterMl: 0, sodiumMg: null, carbsG: null, fatG: null, proteinG: null };
  for (const { name, unit } of FIGURES) {
    const value = typedNumber(text(name));
    if (value === undefined && name !== 'waterMl') continue;
    if (value === undefined || !(value >= 0)) complaints[name] = `Enter a number in ${unit}`;
    else Object.assign(day, { [name]: Math.round(value) });
  }
  return Object.keys(complaints).length > 0 ? { complaints } : { day };
}
