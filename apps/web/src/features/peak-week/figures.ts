import type { Units } from '@posedown/contract';
import { numberText } from '../../lib/parse-number.ts';
import { numberError, typedNumber } from '../../lib/typed-number.ts';
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

/** What a day can hold of anything, in mg, g or ml, and from where on it is likely. */
const RANGE = { min: 0, max: 20_000 };
const LIKELY_FROM: Partial<Record<Figure, number>> = { waterMl: 50, sodiumMg: 50 };

/** The figures of a day as they were typed; the rest follows the plan. */
export type Typed = Partial<Record<Figure, string>>;

/** What the field of a figure holds for a day as it is stored. */
export function figureText(day: Day, name: Figure, units: Units): string {
  if (name === 'waterMl') return String(waterFromMl(day.waterMl, units));
  const value = day[name];
  return value === null ? '' : numberText(value);
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
): { day: Day } | { fieldErrors: Typed } {
  const fieldErrors: Typed = {};
  const { waterMl, sodiumMg, carbsG, fatG, proteinG } = stored;
  const day: Day = { waterMl, sodiumMg, carbsG, fatG, proteinG };
  const touched = typedFigures(stored, typed, units);
  for (const { name, unit } of figuresIn(units)) {
    const text = touched[name];
    if (text === undefined) continue;
    const value = typedNumber(text, { unit, likelyFrom: LIKELY_FROM[name], ...RANGE });
    if (value === undefined && name !== 'waterMl') day[name] = null;
    else if (value === undefined || !(value >= 0)) {
      fieldErrors[name] = numberError(value, `Enter a number in ${unit}`);
    } else if (name === 'waterMl') day.waterMl = waterToMl(value, units);
    else day[name] = Math.round(value);
  }
  return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { day };
}
