import type { Units } from '@posedown/contract';
import { typedNumber } from '../../lib/typed-number.ts';
import { SMALL_WATER_UNIT, waterFromMl, waterToMl } from '../../lib/units.ts';
import type { Plan } from './peak-words.ts';

/** What a coach can change of a day, in the units of the athlete. */
export const figuresIn = (units: Units) =>
  [
    { name: 'waterMl', label: 'Water', unit: SMALL_WATER_UNIT[units] },
    { name: 'sodiumMg', label: 'Sodium', unit: 'mg' },
    { name: 'carbsG', label: 'Carbs', unit: 'g' },
    { name: 'fatG', label: 'Fat', unit: 'g' },
    { name: 'proteinG', label: 'Protein', unit: 'g' },
  ] as const;

export type Figure = ReturnType<typeof figuresIn>[number]['name'];
type Day = Pick<Plan['days'][number], Figure>;

/** The figures of a day as they were typed; the rest follows the plan. */
export type Typed = Partial<Record<Figure, string>>;

/** What the field of a figure holds for a day as it is stored. */
export function figureText(day: Day, name: Figure, units: Units): string {
  if (name === 'waterMl') return String(waterFromMl(day.waterMl, units));
  return String(day[name] ?? '');
}

/** What is typed beside what is stored: a figure that was put back is not. */
export function typedFigures(day: Day, typed: Typed, units: Units): Typed {
  const others = Object.entries(typed).filter(
    ([name, text]) => text !== figureText(day, name as Figure, units),
  );
  return Object.fromEntries(others);
}

/**
 * The figures of a day with what was typed, or what is wrong with it. Only water cannot be left open.
 * What nobody touched stays to the millilitre.
 */
export function readFigures(
  stored: Day,
  typed: Typed,
  units: Units,
): { day: Day } | { complaints: Typed } {
  const complaints: Typed = {};
  const { waterMl, sodiumMg, carbsG, fatG, proteinG } = stored;
  const day: Day = { waterMl, sodiumMg, carbsG, fatG, proteinG };
  const touched = typedFigures(stored, typed, units);
  for (const { name, unit } of figuresIn(units)) {
    const text = touched[name];
    if (text === undefined) continue;
    const value = typedNumber(text);
    if (value === undefined && name !== 'waterMl') day[name] = null;
    else if (value === undefined || !(value >= 0)) complaints[name] = `Enter a number in ${unit}`;
    else if (name === 'waterMl') day.waterMl = waterToMl(value, units);
    else day[name] = Math.round(value);
  }
  return Object.keys(complaints).length > 0 ? { complaints } : { day };
}
