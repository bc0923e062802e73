import { GIRTHS, type Girth } from '@posedown/coaching';
import type { ProgressBody, Units } from '@posedown/contract';
import { typedNumber } from '../../lib/typed-number.ts';
import { lengthToCm, waterToLitres, weightToKg } from '../../lib/units.ts';
import type { EntryForm } from './entry-form.ts';

/** Hundredths of a kilogram, centimetre or litre: finer than any scale, tape or bottle. */
const tidy = (value: number) => Math.round(value * 100) / 100;

function metric(
  text: string,
  units: Units,
  convert: (value: number, units: Units) => number,
): number | undefined {
  const value = typedNumber(text);
  return value === undefined ? undefined : tidy(convert(value, units));
}

function girthsOf(entry: EntryForm, units: Units): Partial<Record<Girth, number>> | undefined {
  const typed = GIRTHS.map((girth) => [girth, metric(entry[girth], units, lengthToCm)] as const);
  const filled = typed.filter(([, value]) => value !== undefined);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** The entry as the contract wants it: metric, and nothing for what was left empty. */
export function toProgressBody(entry: EntryForm, units: Units): ProgressBody {
  return {
    date: entry.date,
    weight: metric(entry.weight, units, weightToKg),
    bodyFat: typedNumber(entry.bodyFat),
    measurements: girthsOf(entry, units),
    energyLevel: entry.energyLevel,
    stressLevel: entry.stressLevel,
    mood: entry.mood,
    sleepHours: typedNumber(entry.sleepHours),
    waterIntake: metric(entry.waterIntake, units, waterToLitres),
    notes: entry.notes.trim() || undefined,
    requestKey: entry.requestKey,
  };
}
